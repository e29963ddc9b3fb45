import type { Datum } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'
import { KEEPERS, RELIC_VALUES, WAYSTATIONS } from './data.ts'

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [
  datum('keepers:numbers', KEEPERS),
  datum('keepers:relics', RELIC_VALUES),
  datum('keepers:waystations', WAYSTATIONS),
]
