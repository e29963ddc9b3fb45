import { count } from '@tablee/common/words/en.ts'
import type { Minister, Rank } from '../../data.ts'

/** A minister as words name it. */
export interface MinisterWords {
  readonly name: string
  /** In a word, where there is no room. */
  readonly short: string
  /** What the minister does. */
  readonly does: string
}

/** The ministers. */
export const MINISTER: { readonly [M in Minister]: MinisterWords } = {
  foremole: { name: 'Foremole', short: 'Foremole', does: 'reveal any card, build where you rule' },
  captain: { name: 'Captain', short: 'Captain', does: 'a battle' },
  marshal: { name: 'Marshal', short: 'Marshal', does: 'a move' },
  brigadier: { name: 'Brigadier', short: 'Brigadier', does: 'up to two moves, or up to two battles' },
  banker: { name: 'Banker', short: 'Banker', does: 'spend cards of one suit, a point each' },
  mayor: { name: 'Mayor', short: 'Mayor', does: 'the action of a swayed squire or noble' },
  duchess: { name: 'Duchess of Mud', short: 'Duchess', does: '2 points with all three tunnels on the map' },
  baron: { name: 'Baron of Dirt', short: 'Baron', does: 'a point for each market on the map' },
  earl: { name: 'Earl of Stone', short: 'Earl', does: 'a point for each citadel on the map' },
}

/** The ranks, of one and of several. */
export const RANK: { readonly [R in Rank]: readonly [one: string, many: string] } = {
  squire: ['squire', 'squires'],
  noble: ['noble', 'nobles'],
  lord: ['lord', 'lords'],
}

/** A minister inside a sentence. */
export const minister = (id: Minister): string => `[[minister:${id}|the ${MINISTER[id].name}]]`

/** A minister of whoever reads. */
export const yours = (id: Minister): string => `your [[minister:${id}|${MINISTER[id].name}]]`

/** What it takes to sway a minister. */
export const price = (cards: number, points: number): string =>
  `${count(cards, 'card')}, ${count(points, 'point')}`
