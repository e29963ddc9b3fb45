import type { Datum } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'
import { ALLIANCE, SYMPATHY_TRACK } from './data.ts'

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [
  datum('alliance:numbers', ALLIANCE),
  datum('alliance:sympathy', SYMPATHY_TRACK),
]
