import type { Datum } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'
import { MARQUISE_TRACKS } from './data.ts'

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [datum('marquise:tracks', MARQUISE_TRACKS)]
