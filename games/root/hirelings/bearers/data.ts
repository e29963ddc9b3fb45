import type { Datum, Provenance } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'

/** The Flame Bearers, and how many come at once. L1591 */
export const BEARERS: {
  readonly from: Provenance
  readonly warriors: number
  readonly arriving: number
} = { from: 'public', warriors: 6, arriving: 2 }

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [datum('hireling:bearers', BEARERS)]
