import { take } from '@tablee/common/piles.ts'
import type { Seat, Table } from '@tablee/kernel'
import type { CardId } from '../data/cards.ts'
import type { Fees } from '../data/fees.ts'
import { GOODS, type Good } from '../data/goods.ts'
import type { HarbourText } from '../text/en.ts'

/** The most cards in a hand, and crates in a warehouse and on the quay. */
export const LIMITS = { hand: 5, warehouse: 5, quay: 6 } as const

/** What one seat owns. */
export interface Merchant {
  trade: Good
  coins: number
  hand: CardId[]
  warehouse: Good[]
}

/** A crate aboard the ship. */
export interface Crate {
  owner: Seat
  good: Good
}

/** Everything there is to know about a game of Harbour. */
export interface Harbour {
  round: number
  rounds: number
  storms: boolean
  /** The seat that goes first. */
  helm: Seat
  merchants: Merchant[]
  deck: CardId[]
  discard: CardId[]
  /** The crates at sea, hidden; the next to come ashore is the last. */
  hold: Good[]
  /** The seats that have seen which crate comes ashore next. */
  seen: Seat[]
  quay: Good[]
  /** The harbour master's own: the crates he seized, and where his boat lies (-1: nowhere yet). */
  master: { strict: boolean; customs: Good[]; patrol: Seat }
  ship: { cargo: Crate[]; changes: number; reopened: boolean }
  /** What is reconstructed, as this match reads it: no part of the state. */
  readonly data: Fees
}

/** The table that Harbour is played at. */
export type HarbourTable = Table<Harbour, HarbourText>

// Queries

// One list per number of seats, made once.
const EVERYBODY: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]

/** All seats. */
export const everybody = (state: Harbour): readonly Seat[] => EVERYBODY[state.merchants.length]

/** The seat that is so many places after the helm. */
export const afterHelm = ({ helm, merchants }: Harbour, place: number): Seat =>
  (helm + place) % merchants.length

/** How many places a seat is after the helm. */
export const fromHelm = ({ helm, merchants }: Harbour, seat: Seat): number =>
  (seat - helm + merchants.length) % merchants.length

/** Which goods are among some crates. */
export const goodsAmong = (crates: readonly Good[]): Good[] => GOODS.filter(good => crates.includes(good))

/** Whether a merchant can store another crate. */
export const hasRoom = ({ warehouse }: Merchant): boolean => warehouse.length < LIMITS.warehouse

/** What a crate on the quay costs a merchant. */
export const price = ({ trade }: Merchant, good: Good): number => (good === trade ? 1 : 2)

/** What a merchant is worth at the end: coins, and crates at home, those of the own trade twice. */
export function wealth({ coins, warehouse, trade }: Merchant): number {
  let sum = coins + warehouse.length
  for (const good of warehouse) if (good === trade) sum++
  return sum
}

/** How many crates the ship takes. */
export const capacity = ({ merchants }: Harbour): number => merchants.length + 2

// Changes

/** A merchant lays a card on the discard pile. */
export function discard({ merchants, discard }: Harbour, seat: Seat, card: CardId): void {
  take(merchants[seat].hand, card)
  discard.push(card)
}

/** Crates go back into the hold; nobody knows any longer which comes next. */
export function backIntoHold(t: HarbourTable, goods: readonly Good[]): void {
  const { hold, seen } = t.state
  hold.push(...goods)
  t.shuffle(hold)
  seen.length = 0
}
