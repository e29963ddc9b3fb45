import { Position as Built } from '@tablee/common/testing/position.ts'
import { hang, type Seat } from '@tablee/kernel'
import { type CardId, newDeck } from '../data/cards.ts'
import { reconstructed } from '../data/fees.ts'
import { CRATES_PER_GOOD, GOODS, type Good } from '../data/goods.ts'
import { harbour } from '../game.ts'
import type { Harbour } from '../rules/state.ts'
import type { HarbourText } from '../text/en.ts'

/** A harbour set up by hand. Until told otherwise all crates are at sea, all cards in the deck, all purses empty. */
export function position(seats = 2, options: { readonly [name: string]: unknown } = {}): Position {
  return new Position(seats, options)
}

class Position extends Built<Harbour, HarbourText> {
  readonly state: Harbour
  private readonly options: { readonly [name: string]: unknown }

  constructor(
    seats: number,
    { rounds = 4, storms = false, master = 'mild' }: { readonly [name: string]: unknown },
  ) {
    super(harbour)
    this.options = { rounds, storms, master }
    const state = {
      round: 1,
      rounds: rounds as number,
      storms: storms as boolean,
      helm: 0,
      merchants: GOODS.slice(0, seats).map(trade => ({ trade, coins: 0, hand: [], warehouse: [] })),
      deck: newDeck(),
      discard: [],
      hold: GOODS.flatMap(good => Array<Good>(CRATES_PER_GOOD).fill(good)),
      seen: [],
      quay: [],
      master: { strict: master === 'strict', customs: [], patrol: -1 },
      ship: { cargo: [], changes: 0, reopened: false },
    }
    this.state = hang<Harbour>(state, reconstructed.usual)
  }

  round(round: number): this {
    this.state.round = round
    return this
  }

  helm(seat: Seat): this {
    this.state.helm = seat
    return this
  }

  coins(seat: Seat, coins: number): this {
    this.state.merchants[seat].coins = coins
    return this
  }

  hand(seat: Seat, ...cards: CardId[]): this {
    return this.move(this.state.deck, this.state.merchants[seat].hand, cards)
  }

  warehouse(seat: Seat, ...goods: Good[]): this {
    return this.move(this.state.hold, this.state.merchants[seat].warehouse, goods)
  }

  quay(...goods: Good[]): this {
    return this.move(this.state.hold, this.state.quay, goods)
  }

  customs(...goods: Good[]): this {
    return this.move(this.state.hold, this.state.master.customs, goods)
  }

  patrol(seat: Seat): this {
    this.state.master.patrol = seat
    return this
  }

  aboard(owner: Seat, ...goods: Good[]): this {
    this.state.ship.cargo.push(...goods.map(good => ({ owner, good })))
    return this.move(this.state.hold, [], goods)
  }

  /** What comes ashore next, in this order. */
  ashoreNext(...goods: Good[]): this {
    return this.move(this.state.hold, this.state.hold, goods.toReversed())
  }

  /** Which cards are drawn next, in this order. */
  drawnNext(...cards: CardId[]): this {
    return this.move(this.state.deck, this.state.deck, cards.toReversed())
  }

  /** How many cards the deck has left; the others are discarded. */
  deckOf(cards: number): this {
    this.state.discard.push(...this.state.deck.splice(cards))
    return this
  }

  protected override setup() {
    return { seats: this.state.merchants.length, options: this.options }
  }
}
