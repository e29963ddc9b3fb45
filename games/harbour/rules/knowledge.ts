import { dealAgain } from '@tablee/common/piles.ts'
import type { Chance, Seat } from '@tablee/kernel'
import type { CardId } from '../data/cards.ts'
import type { Good } from '../data/goods.ts'
import type { Crate, Harbour } from './state.ts'

/** A merchant as a seat sees it: the hand only of one's own. */
export interface MerchantView {
  readonly trade: Good
  readonly coins: number
  readonly cards: number
  readonly hand: readonly CardId[] | null
  readonly warehouse: readonly Good[]
}

/** What a seat, or a spectator, may know. */
export interface HarbourView {
  readonly round: number
  readonly rounds: number
  readonly storms: boolean
  readonly helm: Seat
  readonly merchants: readonly MerchantView[]
  readonly deck: number
  readonly discard: readonly CardId[]
  readonly hold: number
  /** The crate that comes ashore next, for those who have seen it. */
  readonly next: Good | null
  /** Who has seen it: that they looked is public. */
  readonly seen: readonly Seat[]
  readonly quay: readonly Good[]
  readonly master: { readonly strict: boolean; readonly customs: readonly Good[]; readonly patrol: Seat }
  readonly ship: { readonly cargo: readonly Crate[]; readonly changes: number; readonly reopened: boolean }
}

/** The state without what a seat, or a spectator (null), may not know. Open bids are never in the state. */
export function view(state: Harbour, seat: Seat | null): HarbourView {
  const { merchants, deck, discard, hold, seen, quay, master, ship, ...open } = state
  return {
    ...open,
    merchants: merchants.map(({ hand, warehouse, ...merchant }, owner) => ({
      ...merchant,
      cards: hand.length,
      hand: owner === seat ? [...hand] : null,
      warehouse: [...warehouse],
    })),
    deck: deck.length,
    discard: [...discard],
    hold: hold.length,
    next: knowsNext(state, seat) ? hold[hold.length - 1] : null,
    seen: [...seen],
    quay: [...quay],
    master: { ...master, customs: [...master.customs] },
    ship: { ...ship, cargo: ship.cargo.map(crate => ({ ...crate })) },
  }
}

/** Deals again, in place, what a seat cannot know: the deck, the other hands, the order of the hold. */
export function redeal(state: Harbour, seat: Seat | null, chance: Chance): void {
  const { deck, merchants, hold } = state
  const hidden = [deck]
  for (let owner = 0; owner < merchants.length; owner++)
    if (owner !== seat) hidden.push(merchants[owner].hand)
  dealAgain(hidden, chance)

  const next = knowsNext(state, seat) ? hold.pop() : undefined
  chance.shuffle(hold)
  if (next !== undefined) hold.push(next)
}

function knowsNext({ seen }: Harbour, seat: Seat | null): boolean {
  return seat !== null && seen.includes(seat)
}
