import type { Datum, Provenance } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'

/** The Highway Bandits, and on how many paths they start. L1591 */
export const BANDITS: {
  readonly from: Provenance
  readonly warriors: number
  readonly arriving: number
} = { from: 'public', warriors: 4, arriving: 2 }

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [datum('hireling:bandits', BANDITS)]
