import type { Datum, Provenance } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'

/** The Spring Uprising: its warriors, and how often its die is rolled to set it up. L1554 */
export const UPRISING: {
  readonly from: Provenance
  readonly warriors: number
  readonly startingRolls: number
} = { from: 'public', warriors: 4, startingRolls: 2 }

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [datum('hireling:uprising', UPRISING)]
