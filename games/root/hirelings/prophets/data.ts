import type { Datum, Provenance } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'

/** The Warm Sun Prophets, and how many discards the Lizard Envoys look at. L1591 */
export const PROPHETS: {
  readonly from: Provenance
  readonly warriors: number
  readonly discards: number
} = { from: 'public', warriors: 4, discards: 5 }

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [datum('hireling:prophets', PROPHETS)]
