import type { Datum } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'
import { DUCHY, DUCHY_TRACKS, MINISTER, MINISTERS, RANK, RANKS } from './data.ts'

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [
  datum('duchy:numbers', DUCHY),
  datum('duchy:tracks', DUCHY_TRACKS),
  ...RANKS.map(rank => datum(`duchy:rank:${rank}`, RANK[rank])),
  ...MINISTERS.map(minister => datum(`duchy:minister:${minister}`, MINISTER[minister])),
]
