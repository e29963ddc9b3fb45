import { acts } from '../../../../text/fr/voice.ts'
import { count } from '../../../../text/fr/words.ts'
import type { MarquiseWords } from '../en/board.ts'

/** The Marquise de Cat on the board. */
export const board: MarquiseWords = {
  rules: 'Règles de la Marquise, chapitre 6',
  wins: 'Elle marque en construisant, et plus elle a de bâtiments d’une sorte, plus le suivant rapporte.',
  orders: 'Ce qu’elle fait en un tour',
  powers: [
    ['Le Donjon', 'Personne d’autre ne place de pièces dans sa clairière.'],
    [
      'Hôpitaux de campagne',
      'Pour une carte de la couleur du lieu, ses guerriers perdus reviennent au Donjon.',
    ],
    [
      'Trois actions',
      'Combat, marche, un recrutement, construction ou surmenage ; une carte Oiseau en offre une de plus.',
    ],
  ],
  own: 'Bâtiments',
  actions: {
    battle: 'Combat',
    march: 'Marche',
    recruit: 'Recrutement',
    build: 'Construction',
    overwork: 'Surmenage',
    bird: 'Oiseau',
  },
  scenes: {},
  now: points => `Son prochain bâtiment rapporte jusqu’à ${count(points, 'point')}.`,
  industry: { sawmill: 'Scieries', workshop: 'Ateliers', recruiter: 'Recruteurs' },
  next: (wood, points) => `${wood} bois, ${count(points, 'point')}`,
  allBuilt: 'tous construits',
  trackFact: (name, n, next) => `${name} ${n} : ${next}`,
  wood: n => `${n} bois sur le plateau.`,
  inSupply: wood => `${wood} bois en réserve`,
  trackTip: (name, n, wood, points) =>
    `${name} sur le plateau : ${n}.${wood === undefined ? '' : ` Le bâtiment suivant coûte ${wood} bois et rapporte ${count(points, 'point')}.`}`,
  woodTip: 'Le bois que coûte le prochain bâtiment de chaque colonne.',
  hospitals: (voice, suit, keep) => [
    'Hôpitaux de campagne',
    `Pour une carte ${suit} ou Oiseau, ${acts(voice, 'ramène', 'ramènent', 'ramenez')} les guerriers perdus au Donjon, en ${keep}.`,
  ],
}
