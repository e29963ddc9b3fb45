import type { Datum, Provenance } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'

/** The Popular Band, and where it starts. L1591 */
export const BAND: {
  readonly from: Provenance
  readonly warriors: number
  readonly arriving: number
} = { from: 'public', warriors: 5, arriving: 2 }

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [datum('hireling:band', BAND)]
