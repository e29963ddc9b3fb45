import { Acts } from '../../../../text/fr/voice.ts'
import { count } from '../../../../text/fr/words.ts'
import type { EyrieWords } from '../en/board.ts'
import { LEADER } from './names.ts'

/** The Eyrie Dynasties on the board. */
export const board: EyrieWords = {
  rules: 'Règles de la Canopée, chapitre 7',
  wins: 'Chaque tour, elle ajoute un ou deux ordres au Décret et doit tous les accomplir.',
  orders: 'Son Décret, au prochain tour',
  powers: [
    ['Seigneurs de la Forêt', 'À égalité dans une clairière, elle contrôle.'],
    ['Mépris du commerce', 'Un objet fabriqué ne lui rapporte que 1 point, sauf sous le Bâtisseur.'],
    ['Crise', 'Un ordre impossible lui coûte des points, son Décret et son dirigeant.'],
  ],
  own: 'Perchoirs',
  actions: {},
  scenes: {
    turmoil: {
      title: 'Crise',
      name: 'crise',
      told: who => `${Acts(who, 'est', 'sont', 'êtes')} en Crise.`,
    },
  },
  now: (points, roosts) =>
    `Au Crépuscule, elle marquera ${count(points, 'point')} pour ${roosts === 0 ? 'aucun Perchoir' : roosts === 1 ? 'son seul Perchoir' : `ses ${roosts} Perchoirs`}.`,
  decree: 'Décret',
  column: { recruit: 'Recruter', move: 'Déplacer', battle: 'Combattre', build: 'Construire' },
  leader: {
    builder: [LEADER.builder, 'tous les points de ses objets'],
    charismatic: [LEADER.charismatic, 'recrute par deux'],
    commander: [LEADER.commander, 'une perte de plus à l’attaque'],
    despot: [LEADER.despot, 'un point de plus s’il détruit'],
  },
  leads: name => `${name}, son dirigeant`,
  noLeader: 'Sans dirigeant',
  noLeaderTip: 'Sans dirigeant : on en choisit un au début, et après une Crise.',
  roosts: 'Perchoirs',
  crisis: points =>
    `Crise si un ordre échoue : elle perd 1 point par carte Oiseau du Décret, ${points} aujourd’hui, change de dirigeant et finit son Jour.`,
  possible: where => `en ${where}`,
  only: where => `en ${where} seule`,
  impossible: 'impossible aujourd’hui',
  empty: 'aucun ordre',
  trackTip: (n, points) =>
    `Perchoirs sur le plateau : ${n}. Chaque Crépuscule, ils rapportent ${count(points, 'point')} ; la case encadrée est la prochaine à bâtir.`,
}
