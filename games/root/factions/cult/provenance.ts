import type { Datum } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'
import { CONSPIRACIES, CULT, GARDEN_TRACK } from './data.ts'

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [
  datum('cult:numbers', CULT),
  datum('cult:conspiracies', CONSPIRACIES),
  datum('cult:gardens', GARDEN_TRACK),
]
