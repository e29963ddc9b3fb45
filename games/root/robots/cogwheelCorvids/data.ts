import type { Datum, Provenance } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'

/** The numbers of the rulebook. 11.3 to 11.5 */
export const NUMBERS = {
  from: 'rulebook',
  warriors: 15,
  easyRecruits: 1,
  /** Warriors that come to each of two clearings. */
  recruits: 2,
  clearings: 2,
  /** Warriors from which a clearing begins a battle, and that stay when the rest moves. */
  pair: 2,
  /** Warriors from which the plot thickens. */
  thick: 3,
} as const satisfies { readonly from: Provenance } & { readonly [name: string]: unknown }

/** What difficulty and trait cards change. robot.difficulty.corvids.challenging, robot.trait.corvids.mastermind */
export const CARDS_CHANGE = {
  from: 'public',
  hardRecruits: 3,
  mastermindPlots: 2,
} as const satisfies { readonly from: Provenance } & { readonly [name: string]: unknown }

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [
  datum('cogwheelCorvids:numbers', NUMBERS),
  datum('cogwheelCorvids:cards', CARDS_CHANGE),
]
