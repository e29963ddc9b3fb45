import type { Provenance } from '@tablee/kernel'

/** The items: craftable, under ruins, or owned by a character from the start. */
export type Item = 'boots' | 'bag' | 'crossbow' | 'hammer' | 'sword' | 'tea' | 'coins' | 'torch'

/** Every item, in a fixed order. */
export const ITEMS: readonly Item[] = ['bag', 'boots', 'crossbow', 'hammer', 'sword', 'tea', 'coins', 'torch']

/** The item supply at the start of a game. */
export const ITEM_SUPPLY: { readonly [I in Item]: number } & { readonly from: Provenance } = {
  bag: 2,
  boots: 2,
  crossbow: 1,
  hammer: 1,
  sword: 2,
  tea: 2,
  coins: 2,
  torch: 0,
  from: 'public',
}

/** One set of items marked R, hidden under the ruins. */
export const RUIN_ITEMS: readonly Item[] = ['bag', 'boots', 'hammer', 'sword']

/** The items marked for characters to start with, of all boxes together. */
export const STARTING_ITEMS: { readonly [I in Item]: number } & { readonly from: Provenance } = {
  boots: 4,
  sword: 3,
  torch: 2,
  tea: 1,
  bag: 1,
  hammer: 2,
  crossbow: 2,
  coins: 2,
  from: 'rulebook',
}
