import type { FieldTable } from '@tablee/common/fields.ts'
import { count } from './must.ts'
import type { Resource } from './types.ts'

/** The Ruins cards, by what they do (L219-225). */
export const CARDS = [
  'ruFood',
  'ruCraft',
  'ruWeapons',
  'ruGold',
  'ruSettle',
  'ruStrength',
  'ruMarker',
  'ruShip',
] as const
export type CardId = (typeof CARDS)[number]

/** A kind of Ruins card: how many there are, and how much it gives. */
export interface Card {
  readonly copies: number
  /** So many resources, gold, settlers, steps of strength, markers, or tiles that a ship goes. */
  readonly n: number
}

/** The Ruins cards. */
export const RUINS: { readonly [C in CardId]: Card } = {
  ruFood: { copies: 2, n: 2 },
  ruCraft: { copies: 2, n: 2 },
  ruWeapons: { copies: 2, n: 2 },
  ruGold: { copies: 4, n: 3 },
  ruSettle: { copies: 3, n: 1 },
  ruStrength: { copies: 3, n: 1 },
  ruMarker: { copies: 2, n: 1 },
  ruShip: { copies: 2, n: 2 },
}

/** The resource that a card gives, if it gives one. */
export const CARD_RESOURCE: { readonly [C in CardId]?: Resource } = {
  ruFood: 'food',
  ruCraft: 'craft',
  ruWeapons: 'weapons',
}

/** Whence the cards: the book tells their kinds, a settler (L221), a step (L223), a marker (L224), two tiles (L225). */
export const cardTable: FieldTable<CardId, Card> = {
  family: 'card',
  records: RUINS,
  from: { copies: 'X', n: 'Xi219,220' },
  but: {
    ruSettle: { n: 'R221' },
    ruStrength: { n: 'R223' },
    ruMarker: { n: 'R224' },
    ruShip: { n: 'R225' },
  },
  must: { copies: count(0, 12), n: count(1, 6) },
}
