import type { Datum, Provenance } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'
import type { ClearingSuit } from '../../data/suits.ts'
import type { Industry } from '../../factions/marquise/data.ts'

/** The tracks of the Mechanical Marquise: points by how many buildings of a kind stand on the map. robot.board.marquise */
export const TRACK: { readonly from: Provenance; readonly points: readonly number[] } = {
  from: 'public',
  points: [0, 0, 1, 2, 3, 4, 5],
}

/** What she does by the numbers; recruits by level. 4.5, 4.7, robot.difficulty.marquise */
export const NUMBERS = {
  from: 'rulebook',
  recruits: 4,
  /** How many stay where others move on. */
  stay: 3,
  /** With more buildings on the map she does not expand. */
  expandsUpTo: 5,
} as const satisfies { readonly from: Provenance } & { readonly [name: string]: unknown }

/** What her difficulty cards change. robot.difficulty.marquise */
export const LEVEL = {
  from: 'public',
  easyRecruits: 2,
  /** Warriors that come after Recruit from challenging on. */
  more: 2,
} as const satisfies { readonly from: Provenance } & { readonly [name: string]: unknown }

/** What she builds by the suit of the order. 4.5.3 */
export const BUILDS: { readonly [S in ClearingSuit]: Industry } = {
  fox: 'sawmill',
  rabbit: 'workshop',
  mouse: 'recruiter',
}

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [
  datum('mechanicalMarquise:track', TRACK),
  datum('mechanicalMarquise:numbers', NUMBERS),
  datum('mechanicalMarquise:level', LEVEL),
]
