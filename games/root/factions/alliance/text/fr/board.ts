import { Acts, acts } from '../../../../text/fr/voice.ts'
import { count } from '../../../../text/fr/words.ts'
import type { AllianceWords } from '../en/board.ts'

/** The Woodland Alliance on the board. */
export const board: AllianceWords = {
  rules: 'Règles de l’Alliance, chapitre 8',
  wins: 'Elle marque en répandant la Sympathie, payée par des partisans que les guerriers des autres lui amènent.',
  orders: 'Ce qu’elle peut faire',
  powers: [
    ['Guérilla', 'En défense, elle prend le plus grand dé.'],
    ['Indignation', 'Qui retire de la Sympathie, ou y mène des guerriers, lui donne une carte.'],
    ['Révolte', 'Avec deux partisans, elle vide une clairière sympathisante et y pose une base.'],
    ['Loi martiale', 'La Sympathie coûte un partisan de plus là où un autre a trois guerriers.'],
  ],
  own: 'Sympathie',
  actions: {
    move: 'Déplacement',
    battle: 'Combat',
    recruit: 'Recrutement',
    organize: 'Organisation',
  },
  scenes: {
    revolt: {
      title: 'Une révolte',
      name: 'révolte',
      told: who => `${Acts(who, 'se révolte', 'se révoltent', 'vous révoltez')}.`,
    },
    outrage: {
      title: 'Indignation',
      name: 'indignation',
      told: who => `${Acts(who, 'paie', 'paient', 'payez')} l’Indignation.`,
    },
  },
  now: (cost, points) =>
    `La prochaine Sympathie coûte ${count(cost, 'partisan')} et rapporte ${count(points, 'point')}.`,
  nowAll: 'Toute la Sympathie est sur le plateau.',
  guerrilla: 'Guérilla',
  supporters: 'Partisans',
  supportersShort: n => (n < 2 ? 'partisan' : 'partisans'),
  officers: 'Officiers',
  sympathy: 'Sympathie',
  bases: 'Bases',
  faceDown: (n, bases) =>
    `${count(n, 'partisan')}, face cachée${bases === 0 && n >= 5 ? ' ; pas de place pour d’autres sans base' : ''}.`,
  operations: n =>
    n === 0 ? 'Pas d’officier : aucune opération au Crépuscule.' : `${count(n, 'opération')} au Crépuscule.`,
  supportersTip: n => `${count(n, 'partisan')}, face cachée : ils paient la Sympathie et les révoltes.`,
  officersTip: n => `${count(n, 'officier')} : autant d’opérations au Crépuscule.`,
  trackTip: (n, cost, points) =>
    `Sympathie sur le plateau : ${n}.${cost === undefined ? '' : ` La prochaine coûte ${count(cost, 'partisan')} de la couleur et rapporte ${count(points, 'point')}.`}`,
  baseTip: (name, stands) =>
    stands
      ? `${name} : sur le plateau. Elle forme des officiers de sa couleur, recrute, et donne une carte de plus.`
      : `${name} : se pose par une révolte dans une clairière de sa couleur.`,
  outrageToCome: (payer, hit, suit) => [
    'Indignation à venir',
    `À la perte nº ${hit}, si le jeton Sympathie tombe : ${acts(payer, 'donne', 'donnent', 'donnez')} une carte ${suit} ou Oiseau à l’Alliance.`,
  ],
}
