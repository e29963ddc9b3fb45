import type { Datum } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'
import { LEADERS, ROOST_TRACK } from './data.ts'

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [
  ...LEADERS.map(leader => datum(`eyrie:leader:${leader.id}`, leader)),
  datum('eyrie:roosts', ROOST_TRACK),
]
