import type { Text } from '@tablee/kernel'
import type { IslandType } from '../../../data/types.ts'
import type { Spot } from '../../../rules/query.ts'
import { capital, island, place } from '../../../text/en/words.ts'

/** What is said in “The Doomed Lands”. */
export const s11 = {
  harbour: () => 'Your home tile is taken: to which of your tiles does your ship go?',
  'tile.stocked': (v: { place: Spot }) => `Resources are laid out on ${place(v.place)}.`,
  'weapons.lack': (v: { place: Spot }) =>
    `Weapons are lacking for ${place(v.place)}: the enemy Warship sets sail.`,
  'stock.none': (v: { place: Spot; type: IslandType }) => `Nothing is left on ${island(v.place, v.type)}.`,
  'stock.lost': (v: { place: Spot; type: IslandType }) =>
    `${capital(island(v.place, v.type))} loses a resource.`,
} satisfies Text
