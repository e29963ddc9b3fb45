import type { FieldTable } from '@tablee/common/fields.ts'
import { count, listOf } from '@tablee/perseverance/data/must.ts'
import { HILLS } from './hills.ts'
import { JUNGLE } from './jungle.ts'
import type { AdventureData } from './shape.ts'
import { SWAMP } from './swamp.ts'
import type { AdventureId, Area } from './types.ts'

/** A wilderness adventure, and its line in the annex. */
type Adventure = AdventureData & { readonly line: number }

/** An adventure without the deck in which it is. */
export type Drawn = Omit<Adventure, 'deck'>

const inDeck = <I extends string>(deck: Area, cards: { readonly [id in I]: Drawn }) =>
  Object.fromEntries(Object.entries<Drawn>(cards).map(([id, card]) => [id, { deck, ...card }])) as {
    readonly [id in I]: Adventure
  }

/** The wilderness adventures, by deck, in the order of the annex. */
const ADVENTURE: { readonly [A in AdventureId]: Adventure } = {
  ...inDeck('swamp', SWAMP),
  ...inDeck('jungle', JUNGLE),
  ...inDeck('hills', HILLS),
}

/** One roll or two in each stage (L1206), of a die of six sides. */
const THREATS = listOf(count(1, 6), 1, 2)

/** Whence each field of the adventures. */
export const adventureTable: FieldTable<AdventureId, Adventure> = {
  family: 'adventure',
  records: ADVENTURE,
  from: {
    deck: 'R',
    requires: 'R',
    stage1: 'R',
    threat1: 'X',
    stage2: 'R',
    threat2: 'X',
    at: 'R',
    mapping: 'R',
  },
  but: { 'serpents-nest': { threat2: 'R1432' } },
  must: { threat1: THREATS, threat2: THREATS },
}
