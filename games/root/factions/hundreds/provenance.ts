import type { Datum } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'
import { HOARD, HUNDREDS, MOB_DIE, MOODS, OPPRESSION } from './data.ts'

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [
  datum('hundreds:numbers', HUNDREDS),
  datum('hundreds:hoard', HOARD),
  datum('hundreds:oppression', OPPRESSION),
  ...MOODS.map(mood => datum(`mood:${mood.id}`, mood)),
  datum('dice:mob', MOB_DIE),
]
