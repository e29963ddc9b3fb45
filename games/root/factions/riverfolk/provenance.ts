import type { Datum } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'
import { POST_TRACK, PRICES, RIVERFOLK } from './data.ts'

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [
  datum('riverfolk:numbers', RIVERFOLK),
  datum('riverfolk:posts', POST_TRACK),
  datum('riverfolk:prices', PRICES),
]
