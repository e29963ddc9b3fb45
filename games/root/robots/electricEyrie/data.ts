import type { Datum, Provenance } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'
import type { Suit } from '../../data/suits.ts'

/** The columns of the Decree from left to right, one of each suit. robot.5.5.1.c */
export const DECREE: readonly Suit[] = ['fox', 'mouse', 'rabbit', 'bird']

/** The roost track: points by how many roosts stand on the map. robot.board.eyrie */
export const TRACK: { readonly from: Provenance; readonly points: readonly number[] } = {
  from: 'public',
  points: [0, 0, 1, 2, 3, 4, 5, 6],
}

/** Warriors that come with the first roost, and with a new one; Viziers in the Decree. 5.3, 5.4.4 */
export const NUMBERS = {
  from: 'rulebook',
  firstWarriors: 6,
  newWarriors: 4,
  viziers: 2,
} as const satisfies { readonly from: Provenance } & { readonly [name: string]: unknown }

/** What the difficulty and trait cards change. robot.difficulty.eyrie, robot.trait.eyrie.swoop */
export const CARD = {
  from: 'public',
  easyViziers: 1,
  swooping: 2,
} as const satisfies { readonly from: Provenance } & { readonly [name: string]: unknown }

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [
  datum('electricEyrie:track', TRACK),
  datum('electricEyrie:numbers', NUMBERS),
  datum('electricEyrie:cards', CARD),
]
