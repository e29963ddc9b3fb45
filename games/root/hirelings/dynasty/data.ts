import type { Datum, Provenance } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'

/** The Last Dynasty, and what the Bluebird Nobles score for. L1554 */
export const DYNASTY: {
  readonly from: Provenance
  readonly warriors: number
  readonly clearingsPerPoint: number
} = { from: 'public', warriors: 5, clearingsPerPoint: 3 }

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [datum('hireling:dynasty', DYNASTY)]
