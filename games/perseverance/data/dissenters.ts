import type { Must } from '@tablee/kernel'
import { oneOf } from './must.ts'

/** The Dissenters, in the order in which they play (L2256). */
export const DISSENTERS = ['narek', 'camilla'] as const

/** One of the Dissenters. */
export type Dissenter = (typeof DISSENTERS)[number]

/** The colours that the book gives them (L2071). */
export const COLOUR_OF = { narek: 'red', camilla: 'yellow' } as const

/** The cards of the action row. */
export const ROW = 3

/** To whom the bottom of an action card gives the left, the middle and the right card of the row (L2262): one stays. */
export const SELECTIONS = ['NC-', 'CN-', 'N-C', 'C-N', '-NC', '-CN'] as const

/** How a card selects. */
export type Selecting = (typeof SELECTIONS)[number]

const WHO: { readonly [letter: string]: Dissenter | null } = { N: 'narek', C: 'camilla', '-': null }

/** Which card of the row each Dissenter takes. */
export function placeOf(selecting: Selecting, dissenter: Dissenter): number {
  return [...selecting].findIndex(letter => WHO[letter] === dissenter)
}

/** How many cards are shuffled with the one that reshuffles and laid under the deck (L2117-2123, L2338). */
export const UNDER_THE_DECK = 2

/** What a die of the Dissenters costs, in followers alone (L2252). */
export const DISSENTER_DIE = 3

/** A rule of the boards of automata: so many cubes more than you on an officer are enough (L2473). */
export const ENOUGH_AHEAD = 2

/** What a pack writes of how cards select. */
export const SELECTING: Must = oneOf(SELECTIONS)
