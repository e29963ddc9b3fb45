import { Acts } from '../../../../text/fr/voice.ts'
import { count } from '../../../../text/fr/words.ts'
import type { DuchyWords } from '../en/board.ts'
import { MINISTER, RANK } from './ministers.ts'

/** The Underground Duchy on the board. */
export const board: DuchyWords = {
  rules: 'Règles du Duché, chapitre 12',
  wins: 'Il marque en ralliant des Ministres, puis par ce que ses Seigneurs et son Banquier rapportent à chaque tour.',
  orders: 'Ce qu’il peut faire',
  powers: [
    ['Le Terrier', 'Une clairière à lui, hors du plateau, reliée à chaque Tunnel ; nul autre n’y entre.'],
    ['Creuser', 'Une carte dépensée ouvre un Tunnel, et jusqu’à quatre guerriers surgissent du Terrier.'],
    [
      'Ministres',
      'Des cartes de clairières où il a des pièces les rallient ; chacun agit ensuite une fois par tour.',
    ],
    ['Cartes révélées', 'Elles reviennent en main au Crépuscule ; les Oiseaux sont défaussés.'],
    ['Prix de l’échec', 'S’il perd des bâtiments, son Ministre le plus haut s’en va, sa couronne perdue.'],
  ],
  own: 'Ministres',
  actions: {
    build: 'Construction',
    recruit: 'Recrutement',
    move: 'Déplacement',
    battle: 'Combat',
    dig: 'Creuser',
  },
  scenes: {
    sway: {
      title: 'Un Ministre rallié',
      name: 'Ministre rallié',
      told: who => `${Acts(who, 'rallie', 'rallient', 'ralliez')} un Ministre.`,
    },
    failure: {
      title: 'Prix de l’échec',
      name: 'prix de l’échec',
      told: who => `${Acts(who, 'perd', 'perdent', 'perdez')} un Ministre.`,
    },
  },
  minister: MINISTER,
  rank: RANK,
  ministers: 'Ministres',
  toReveal: 'chiffre : cartes à révéler',
  burrow: 'Terrier',
  inBurrow: 'dans le Terrier',
  kind: { citadel: 'Citadelles', market: 'Marchés' },
  tunnels: 'Tunnels',
  gathers: n => `Aurore : ${count(n, 'guerrier')}`,
  draws: n => `Pioche : ${count(n, 'carte')}`,
  revealed: 'Révélées',
  revealedTip:
    'Cartes révélées ce tour-ci : au Crépuscule elles reviennent en main, les Oiseaux sont défaussés.',
  burrowTip: warriors =>
    `Le Terrier : ${count(warriors, 'guerrier')}. Il est adjacent à chaque clairière avec un Tunnel, et le Duché le contrôle.`,
  citadelTip: (n, warriors) =>
    `Citadelles sur le plateau : ${n}. À l’Aurore, ${count(warriors, 'guerrier')} dans le Terrier.`,
  marketTip: (n, cards) =>
    `Marchés sur le plateau : ${n}. Au Crépuscule, le Duché pioche ${count(cards, 'carte')}.`,
  tunnelTip: n => `${count(n, 'Tunnel')} hors du plateau.`,
  ministerTip: (name, rank, does) => `${name}, ${RANK[rank][0]} : ${does}.`,
  swayedTip: 'Rallié.',
  costTip: (cards, points) => `Pour rallier : révéler ${count(cards, 'carte')}, ${count(points, 'point')}.`,
  crownsTip: (rank, left, lost, points) =>
    `Couronnes de ${RANK[rank][1]}, ${count(points, 'point')} chacune : ${left} sur le plateau de faction${lost > 0 ? `, ${lost} perdue${lost > 1 ? 's' : ''} pour de bon` : ''}.`,
  now: points =>
    points === 0
      ? 'Ses Ministres ne rapportent encore rien par eux-mêmes.'
      : `Ses Seigneurs rapportent ${count(points, 'point')} par tour.`,
  swayedNow: n =>
    n === 0 ? 'Aucun Ministre rallié.' : `${count(n, 'Ministre rallié', 'Ministres ralliés')}.`,
  waiting: n => `${count(n, 'guerrier')} dans le Terrier.`,
}
