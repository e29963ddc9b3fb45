import type { Datum, Provenance } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'

/** The sympathy track: points of the next token by how many stand on the map. robot.board.alliance */
export const TRACK: { readonly from: Provenance; readonly points: readonly number[] } = {
  from: 'public',
  points: [0, 1, 1, 1, 1, 2, 2, 3, 3, 4],
}

/** The numbers of the rulebook. 6.2.5, 6.4.4, 6.5.1, 6.6.1 */
export const NUMBERS = {
  from: 'rulebook',
  /** Warriors of one enemy from which martial law holds in a clearing. */
  martialLaw: 3,
  /** Tokens on the map from which pity comes once only. */
  popular: 5,
  /** Points where no sympathy can be placed. */
  nowhere: 5,
  /** Warriors at a base who organize. */
  organizers: 3,
} as const satisfies { readonly from: Provenance } & { readonly [name: string]: unknown }

/** Warriors at a base who organize, by the difficulty cards. robot.difficulty.alliance */
export const LEVEL = {
  from: 'public',
  easyOrganizers: 4,
  hardOrganizers: 2,
} as const satisfies { readonly from: Provenance } & { readonly [name: string]: unknown }

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [
  datum('automatedAlliance:track', TRACK),
  datum('automatedAlliance:numbers', NUMBERS),
  datum('automatedAlliance:level', LEVEL),
]
