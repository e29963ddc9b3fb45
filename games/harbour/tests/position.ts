import { Chance, hang, type Match, matchAt, type Next, type Seat } from '@tablee/kernel'
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

class Position {
  readonly state: Harbour
  private readonly options: { readonly [name: string]: unknown }
  private firstSeed = 1

  constructor(
    seats: number,
    { rounds = 4, storms = false, master = 'mild' }: { readonly [name: string]: unknown },
  ) {
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

  /** The seed, or the first that is tried for the dice. */
  seed(seed: number): this {
    this.firstSeed = seed
    return this
  }

  /** What the dice show first. */
  rolls(...dice: number[]): this {
    const shown = (seed: number) => {
      const chance = Chance.of(seed)
      return dice.every(die => 1 + chance.below(6) === die)
    }
    while (!shown(this.firstSeed)) this.firstSeed++
    return this
  }

  /** The match, as it enters a step from here. */
  at(step: Next): Match<Harbour, HarbourText> {
    const { state, options, firstSeed: seed } = this
    const wrong = harbour.invariants(state)
    if (wrong.length > 0) throw new Error(`An impossible position: ${wrong.join('; ')}.`)
    return matchAt(harbour, { seats: state.merchants.length, options, seed }, state, step)
  }

  private move<V>(from: V[], to: V[], what: readonly V[]): this {
    for (const one of what) {
      const place = from.indexOf(one)
      if (place < 0) throw new Error(`There is no ${one} left.`)
      to.push(...from.splice(place, 1))
    }
    return this
  }
}

/** The ids of what the journal told everybody, or one seat too. */
export function told(match: Match<Harbour, HarbourText>, seat?: Seat): string[] {
  const journal = match.history?.journal ?? []
  return journal.filter(({ to }) => !to || (seat !== undefined && to.includes(seat))).map(({ id }) => id)
}

/** The keys that a seat can choose from. */
export function keys(match: Match<Harbour, HarbourText>, seat: Seat): string[] {
  return match.face(seat)?.candidates.map(({ key }) => key) ?? []
}

/** The rule that refuses a key. */
export function refusal(match: Match<Harbour, HarbourText>, seat: Seat, key: string): string | undefined {
  return match.face(seat)?.refused.find(one => one.key === key)?.rule
}
