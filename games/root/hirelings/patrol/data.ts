import type { Datum, Provenance } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'

/** The Forest Patrol. L1554 */
export const PATROL: { readonly from: Provenance; readonly warriors: number } = {
  from: 'rulebook',
  warriors: 12,
}

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [datum('hireling:patrol', PATROL)]
