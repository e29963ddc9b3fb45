import type { Datum } from '@tablee/kernel'

/** The goods that are traded; a merchant's trade is one of them. */
export const GOODS = ['tea', 'silk', 'spice', 'salt'] as const

/** One of the goods. */
export type Good = (typeof GOODS)[number]

/** How many crates there are of each good. */
export const CRATES_PER_GOOD = 6

/** The crates, each good with its provenance. */
export const goodsData = (): Datum[] =>
  GOODS.map(good => ({ id: `good:${good}`, from: 'rulebook', value: { crates: CRATES_PER_GOOD } }))
