import type { Text } from '@tablee/kernel'
import type { IslandType } from '../../../data/types.ts'
import type { Spot } from '../../../rules/query.ts'
import { names } from '../../../text/en/names.ts'
import { count, island, place } from '../../../text/en/words.ts'

/** What is said in “Relics of Discord”. */
export const s07 = {
  'pillage.token': (v: { place: Spot; left: number }) =>
    `A Pillage token goes to ${island(v.place, 'ruins')}; ${v.left} left.`,
  'pillage.bare': (v: { place: Spot }) => `${place(v.place)} is pillaged: there is no card to draw.`,
  bribe: (v: { place: Spot }) => `Do you pay the rival settlers of ${place(v.place)} for leaving?`,
  'bribe.all': (v: { settlers: number; gold: number }) =>
    `Send ${count(v.settlers, 'settler')} home for ${v.gold} gold`,
  'bribe.one': (v: { type: IslandType; gold: number }) =>
    `The settler on ${names.island[v.type]}, for ${v.gold} gold`,
  'bribe.none': () => 'Pay nothing',
  'bribe.poor': (v: { gold: number }) =>
    `The rival settlers of this tile would leave for ${v.gold} gold, which you do not have.`,
  bribed: (v: { place: Spot; type: IslandType; gold: number; city: Spot }) =>
    `A rival settler leaves ${island(v.place, v.type)}; ${v.gold} gold go to ${place(v.city)}.`,
} satisfies Text
