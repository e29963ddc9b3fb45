import type { Datum } from '@tablee/kernel'

/** What a card does when it is played as an action. */
export type Effect =
  | { readonly verb: 'coins'; readonly n: number }
  | { readonly verb: 'smuggle' }
  | { readonly verb: 'sell'; readonly n: number }
  | { readonly verb: 'look' }

/** A card: how many there are, and what it does; nothing by itself when it answers a raid. */
export interface Card {
  readonly count: number
  readonly effects: readonly Effect[]
}

/** All the cards. */
export const CARDS = {
  guard: { count: 8, effects: [] },
  bribe: { count: 6, effects: [] },
  commission: { count: 6, effects: [{ verb: 'coins', n: 3 }] },
  smuggler: { count: 4, effects: [{ verb: 'smuggle' }] },
  broker: { count: 4, effects: [{ verb: 'sell', n: 2 }] },
  lookout: {
    count: 2,
    effects: [{ verb: 'coins', n: 1 }, { verb: 'look' }],
  },
} as const satisfies { readonly [id: string]: Card }

/** The name of a card. */
export type CardId = keyof typeof CARDS

/** The names of the cards, in the order of the table. */
export const CARD_IDS = Object.keys(CARDS) as CardId[]

/** The whole deck, unshuffled. */
export const newDeck = (): CardId[] => CARD_IDS.flatMap(id => Array<CardId>(CARDS[id].count).fill(id))

/** The cards, each with its provenance. */
export const cardsData = (): Datum[] =>
  CARD_IDS.map(id => ({ id: `card:${id}`, from: 'rulebook', value: { ...CARDS[id] } }))
