import type { Datum, Provenance } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'

/** The Sunward Expedition, its footholds, and the warriors that come with one. L1590, L1591 */
export const EXPEDITION: {
  readonly from: Provenance
  readonly warriors: number
  readonly footholds: number
  readonly arriving: number
} = { from: 'public', warriors: 8, footholds: 3, arriving: 3 }

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [datum('hireling:expedition', EXPEDITION)]
