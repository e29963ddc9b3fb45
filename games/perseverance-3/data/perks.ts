import { oneOf } from '@tablee/perseverance/data/must.ts'
import type { Effect } from './effects.ts'
import type { Zone } from './types.ts'
import { berries, crates, followers, gain, heal, influenceOn, rangers } from './verbs.ts'

/** What spaces of the main board give, in words that a pack can write. */
export const PERKS = [
  'none',
  'food',
  'debris',
  'islandResource',
  'glowberry',
  'glowberry2',
  'glowberry3',
  'follower',
  'follower2',
  'follower3',
  'influence',
  'ranger',
  'heal',
  'heal2',
  'crate',
] as const

/** What a space of the main board gives. */
export type Perk = (typeof PERKS)[number]

const EFFECTS: { readonly [P in Exclude<Perk, 'influence'>]: readonly Effect[] } = {
  none: [],
  food: [gain({ food: 1 })],
  debris: [gain({ debris: 1 })],
  islandResource: [gain({ islandResource: 1 })],
  glowberry: [berries(1)],
  glowberry2: [berries(2)],
  glowberry3: [berries(3)],
  follower: [followers(1)],
  follower2: [followers(2)],
  follower3: [followers(3)],
  ranger: [rangers(1)],
  heal: [heal(1)],
  heal2: [heal(2)],
  crate: [crates(1)],
}

/** The same as effects: a cube goes to the officer of the zone in which the space is. */
export const perk = (word: Perk, zone: Zone): readonly Effect[] =>
  word === 'influence' ? [influenceOn(zone)] : EFFECTS[word]

/** What a pack writes. */
export const PERK = oneOf(PERKS)
