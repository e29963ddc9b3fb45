import type { Datum } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'
import { CORVIDS } from './data.ts'

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [datum('corvids:numbers', CORVIDS)]
