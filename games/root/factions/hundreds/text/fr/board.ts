import { Acts, acts } from '../../../../text/fr/voice.ts'
import { count } from '../../../../text/fr/words.ts'
import type { HundredsWords } from '../en/board.ts'
import { MOOD, TRACK } from './names.ts'

/** The Lord of the Hundreds on the board. */
export const board: HundredsWords = {
  rules: 'Règles des Cents, chapitre 14',
  wins: 'Ils marquent à chaque Crépuscule pour les clairières qu’ils contrôlent sans aucune pièce adverse.',
  orders: 'Ce qu’ils peuvent faire',
  powers: [
    ['Le seigneur de guerre', 'Un guerrier que seul un combat retire ; son humeur change à chaque Aurore.'],
    ['Le Butin', 'Les objets augmentent Autorité et Bravoure, et excluent les humeurs qui les portent.'],
    ['Dédain du commerce', 'Un objet fabriqué se garde sans ses points, ou marque et quitte le jeu.'],
    [
      'Pillards',
      'À l’attaque, ils peuvent renoncer aux pertes du dé et prendre un objet fabriqué s’ils contrôlent à la fin.',
    ],
    ['Foules', 'À l’Aurore, chaque Foule retire bâtiments et jetons adverses, puis elles s’étendent.'],
  ],
  own: 'Oppression',
  actions: { move: 'Déplacement', battle: 'Combat', build: 'Bastion', incite: 'Incitation' },
  scenes: {
    razed: {
      title: 'Une Foule rase tout',
      name: 'mise à sac',
      told: who => `${Acts(who, 'rase', 'rasent', 'rasez')} une clairière.`,
    },
    looted: {
      title: 'Pillage',
      name: 'pillage',
      told: who => `${Acts(who, 'pille', 'pillent', 'pillez')} un objet.`,
    },
  },
  now: 'Au Crépuscule, ils marquent 1 point pour 1 ou 2 clairières opprimées, 2 pour 3 ou 4, 3 pour 5, 4 pour 6 ou plus.',
  hoard: 'Butin',
  mood: 'Humeur',
  moods: MOOD,
  track: TRACK,
  does: {
    bitter: 'les Foules deviennent des guerriers en combat',
    grandiose: 'charge avant de diriger',
    jubilant: 'jusqu’à quatre Foules de plus',
    lavish: 'des objets contre des guerriers',
    relentless: 'encore un déplacement ou un combat',
    rowdy: 'une ou deux cartes de plus',
    stubborn: 'ignore la première perte',
    wrathful: 'une perte de plus à l’attaque',
  },
  blocked: 'barrée : objet au Butin',
  warlord: 'Seigneur',
  warlordAt: 'en',
  noWarlord: 'hors du plateau',
  takes: { command: 'bottes, sacs, pièces', prowess: 'marteaux, cafés, épées, arbalètes' },
  trackTip: (track, n, items) =>
    track === 'command'
      ? `Autorité ${n} : autant d’actions au Jour. Reçoit ${items}.`
      : `Bravoure ${n} : autant de charges, et de guerriers qui rejoignent le seigneur de guerre. Reçoit ${items}.`,
  moodTip: (name, does, item, now) =>
    `${name} : ${does}.${now ? ' L’humeur actuelle : elle change à la prochaine Aurore.' : ''}${item === null ? '' : ` Exclue si le Butin contient : ${item}.`}`,
  hoardItem: item => `${item} au Butin`,
  warlordTip: clearing =>
    clearing > 0
      ? `Le seigneur de guerre est dans la clairière ${clearing}.`
      : 'Le seigneur de guerre est hors du plateau jusqu’à la Nomination.',
  mobsTip: n => `${count(n, 'Foule')} en réserve.`,
  strongholdsTip: n => `${count(n, 'Bastion')} en réserve.`,
  commands: (command, prowess) =>
    `Autorité ${command} : ${count(command, 'action')} au Jour. Bravoure ${prowess} : ${count(prowess, 'charge')}, et autant de guerriers pour le seigneur de guerre.`,
  moodNow: (name, does) => `Humeur du seigneur de guerre : ${name} (${does}).`,
  mobs: n =>
    n === 0
      ? 'Aucune Foule sur le plateau.'
      : n === 1
        ? '1 Foule rasera à l’Aurore, puis s’étendra.'
        : `${n} Foules raseront à l’Aurore, puis s’étendront.`,
  strongholds: n =>
    n < 2 ? `${count(n, 'Bastion')} recrute et fabrique.` : `${n} Bastions recrutent et fabriquent.`,
  wrathful: 'Furieux',
  lootingToCome: who => [
    'Pillage',
    `${Acts(who, 'n’inflige', 'n’infligent', 'n’infligez')} aucune perte avec le dé, et ${acts(who, 'prend', 'prennent', 'prenez')} un objet fabriqué en contrôlant la clairière à la fin.`,
  ],
  stubbornToCome: who => [MOOD.stubborn, `${Acts(who, 'ignore', 'ignorent', 'ignorez')} la première perte.`],
  bitterToCome: (who, mobs) => [
    MOOD.bitter,
    `Avant les dés, ${acts(who, 'peut', 'peuvent', 'pouvez')} changer ${count(mobs, 'Foule')} en guerriers.`,
  ],
}
