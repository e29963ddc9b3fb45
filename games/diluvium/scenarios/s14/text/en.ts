import type { Cast, Text } from '@tablee/kernel'
import type { IslandType } from '../../../data/types.ts'
import type { Spot } from '../../../rules/query.ts'
import { names } from '../../../text/en/names.ts'
import { Does, island } from '../../../text/en/words.ts'

/** What is said in “The Last Rampart”. */
export const s14 = {
  replaced: (v: { type: IslandType }) =>
    `One of your settlers on ${names.island[v.type]} is replaced by theirs: which one?`,
  'settler.replaced': (v: { party: number; place: Spot; type: IslandType }, cast: Cast) =>
    `${Does(cast, v.party, 'replaces', 'replace')} your settler on ${island(v.place, v.type)}: it goes back to your reserve.`,
} satisfies Text
