import type { Datum, Provenance } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'

/** The Riverfolk Flotilla: the most that its die can deal. */
export const FLOTILLA: {
  readonly from: Provenance
  readonly mostHits: number
} = { from: 'public', mostHits: 3 }

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [datum('hireling:flotilla', FLOTILLA)]
