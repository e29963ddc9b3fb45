import { count } from '@tablee/common/words/fr.ts'
import type { Minister, Rank } from '../../data.ts'
import type { MinisterWords } from '../en/ministers.ts'

/** A minister in French: with the article, and as someone of whom one speaks. */
export interface FrenchMinister extends MinisterWords {
  readonly article: 'le ' | 'la '
}

/** The ministers. */
export const MINISTER: { readonly [M in Minister]: FrenchMinister } = {
  foremole: {
    article: 'le ',
    name: 'Contremaître',
    short: 'Contremaître',
    does: 'révéler une carte au choix, construire où vous contrôlez',
  },
  captain: { article: 'le ', name: 'Capitaine', short: 'Capitaine', does: 'un combat' },
  marshal: { article: 'le ', name: 'Maréchal', short: 'Maréchal', does: 'un déplacement' },
  brigadier: {
    article: 'le ',
    name: 'Brigadier',
    short: 'Brigadier',
    does: 'jusqu’à deux déplacements, ou jusqu’à deux combats',
  },
  banker: {
    article: 'le ',
    name: 'Banquier',
    short: 'Banquier',
    does: 'dépenser des cartes d’une même couleur, un point chacune',
  },
  mayor: {
    article: 'le ',
    name: 'Maire',
    short: 'Maire',
    does: 'l’action d’un Écuyer ou d’un Noble rallié',
  },
  duchess: {
    article: 'la ',
    name: 'Duchesse de Boue',
    short: 'Duchesse',
    does: '2 points si les trois Tunnels sont sur le plateau',
  },
  baron: {
    article: 'le ',
    name: 'Baron de Poussière',
    short: 'Baron',
    does: 'un point par Marché sur le plateau',
  },
  earl: {
    article: 'le ',
    name: 'Comte des Pierres',
    short: 'Comte',
    does: 'un point par Citadelle sur le plateau',
  },
}

/** The ranks, of one and of several. */
export const RANK: { readonly [R in Rank]: readonly [one: string, many: string] } = {
  squire: ['Écuyer', 'Écuyers'],
  noble: ['Noble', 'Nobles'],
  lord: ['Seigneur', 'Seigneurs'],
}

/** A minister inside a sentence: « le Capitaine ». */
export const minister = (id: Minister): string =>
  `[[minister:${id}|${MINISTER[id].article}${MINISTER[id].name}]]`

/** A minister alone: « Capitaine ». */
export const title = (id: Minister): string => `[[minister:${id}|${MINISTER[id].name}]]`

/** A minister of whoever reads. */
export const yours = (id: Minister): string => `votre ${title(id)}`

/** What it takes to sway a minister. */
export const price = (cards: number, points: number): string =>
  `${count(cards, 'carte')}, ${count(points, 'point')}`
