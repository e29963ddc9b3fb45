import type { Text } from '@tablee/kernel'
import type { IslandType } from '../../../data/types.ts'
import type { Spot } from '../../../rules/query.ts'
import { names } from '../../../text/en/names.ts'
import { count, island, place } from '../../../text/en/words.ts'

/** What is said in “Facing Fate”. */
export const s08 = {
  'ally.replaced': (v: { type: IslandType }) =>
    `The rival takes the place of an ally on ${names.island[v.type]}: on which tile?`,
  'ally.lost': (v: { place: Spot; type: IslandType }) =>
    `A rival settler takes the place of your ally on ${island(v.place, v.type)}.`,
  'allies.gone': (v: { place: Spot; count: number }) =>
    `${count(v.count, 'allied settler is', 'allied settlers are')} driven off ${place(v.place)} and out of the game.`,
} satisfies Text
