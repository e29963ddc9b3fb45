import { take } from '@tablee/common/piles.ts'
import { Position as Built } from '@tablee/common/testing/position.ts'
import { Chance, type Match, readSetup, type Seat } from '@tablee/kernel'
import { reconstructed } from '../data/all.ts'
import type { CardId } from '../data/cards.ts'
import { TILE_NUMBERS } from '../data/tiles.ts'
import type { TokenId } from '../data/tokens.ts'
import { type Action, type Hex, type IslandType, RESOURCES, type Resource } from '../data/types.ts'
import { diluvium } from '../game.ts'
import { islandsOf } from '../rules/map.ts'
import { ownerOf, placeAt, placesOf, powerOf, rivalOf } from '../rules/query.ts'
import { startState } from '../rules/setup.ts'
import type { Diluvium, Island, Party, Place, Settler } from '../state.ts'
import type { DiluviumText } from '../text/en.ts'

type Options = { readonly [name: string]: unknown }

/** A match of Diluvium. */
export type DiluviumMatch = Match<Diluvium, DiluviumText>

/** A solo table set up by hand: scenario S01 unless options say otherwise, round 2, seat 0 to act. */
export const solo = (options: Options = {}): Position => new Position(1, options)

/** A table of several, seat 0 first. */
export const several = (seats: number, options: Options = {}): Position => new Position(seats, options)

/**
 * Tiles lie in the order of their numbers on the positions of their level, in the order of the layout, so that a test
 * knows them; pieces are moved, so that none is ever lost or doubled.
 */
export class Position extends Built<Diluvium, DiluviumText> {
  readonly state: Diluvium
  private readonly seats: number
  private readonly options: Options

  constructor(seats: number, options: Options) {
    super(diluvium)
    this.seats = seats
    this.options = options
    const setup = readSetup(diluvium, seats, options, 1)
    // A seed by which seat 0 begins.
    let seed = 1
    let state = startState(setup, Chance.of(seed), reconstructed.usual)
    while (state.first !== 0) state = startState(setup, Chance.of(++seed), reconstructed.usual)
    this.state = state
    state.round = 2
    this.inOrder()
  }

  protected setup() {
    return { seats: this.seats, options: this.options }
  }

  place(at: Hex): Place {
    return placeAt(this.state, at)
  }

  island(at: Hex, type: IslandType): Island {
    const island = this.place(at).islands.find(one => one.type === type)
    if (!island) throw new Error(`There is no ${type} at ${at}.`)
    return island
  }

  /** A certain tile lies face up at a position; whatever was there takes its place. */
  tile(at: Hex, number: number): this {
    const { box, data } = this.state
    const place = this.place(at)
    const holder = placesOf(this.state).find(one => one.tile === number)
    if (holder) holder.tile = place.tile
    else box[box.indexOf(number)] = place.tile
    place.tile = number
    for (const one of holder ? [holder, place] : [place]) one.level = data.tiles[one.tile].level
    return this.up(at)
  }

  /** Tiles are face up. */
  up(...positions: Hex[]): this {
    const { data, supply } = this.state
    for (const at of positions) {
      const place = this.place(at)
      // What lay there goes back to its pile.
      for (const { type, stock } of place.islands) if (type !== 'ruins') supply[type] += stock
      Object.assign(place, { up: true, known: true, islands: islandsOf(data.tiles[place.tile].islands) })
      place.markers = data.levels[place.level].spaces.map(() => null)
    }
    return this
  }

  /** A party has explored tiles, which are face up: the space of a settler, or another. */
  explored(party: Party, at: Hex, space?: number): this {
    const place = this.place(at)
    if (!place.up) this.up(at)
    const free = place.markers.lastIndexOf(null)
    place.markers[space ?? free] = party
    powerOf(this.state, party).markers--
    return this
  }

  /** Settlers of a party go from its reserve to an island. */
  settlers(party: Party, at: Hex, type: IslandType, count = 1): this {
    const { reserve } = powerOf(this.state, party)
    for (let left = count; left > 0; left--) this.island(at, type).settlers.push(reserve.pop() as Settler)
    return this
  }

  /** All settlers of a party are in its reserve. */
  home(party: Party): this {
    const { reserve } = powerOf(this.state, party)
    for (const { islands } of placesOf(this.state))
      for (const island of islands)
        for (const settler of island.settlers.filter(one => ownerOf(one) === party)) {
          take(island.settlers, settler)
          reserve.push(settler)
        }
    return this
  }

  /** Settlers of a party leave its reserve for good. */
  without(party: Party, count: number): this {
    const { reserve } = powerOf(this.state, party)
    for (let left = count; left > 0; left--) this.state.gone.push(reserve.pop() as Settler)
    return this
  }

  /** What a seat holds; resources come from their piles. */
  has(seat: Seat, what: { readonly [R in Resource]?: number }): this {
    const { resources } = this.state.players[seat]
    for (const one of RESOURCES) {
      if (what[one] === undefined) continue
      this.state.supply[one] += resources[one] - what[one]
      resources[one] = what[one]
    }
    return this
  }

  /** Gold of a party, from the supply. */
  gold(party: Party, gold: number): this {
    const power = powerOf(this.state, party)
    if (this.state.gold) this.state.gold.supply += power.gold - gold
    power.gold = gold
    return this
  }

  strength(party: Party, strength: number): this {
    powerOf(this.state, party).strength = strength
    return this
  }

  explorer(party: Party, at: Hex): this {
    powerOf(this.state, party).explorer = at
    return this
  }

  warship(party: Party, at: Hex, number = 0): this {
    powerOf(this.state, party).warships[number].at = at
    return this
  }

  hand(seat: Seat, ...cards: CardId[]): this {
    return this.move(this.state.ruins.deck, this.state.players[seat].hand, cards)
  }

  /** The next Ruins cards, in the order in which they are drawn. */
  deck(...cards: CardId[]): this {
    const { deck } = this.state.ruins
    for (const card of [...cards].reverse()) {
      take(deck, card)
      deck.push(card)
    }
    return this
  }

  /** So much is left in a pile; the rest was discarded. */
  pile(resource: Resource, left: number): this {
    const { supply, discarded } = this.state
    discarded[resource] += supply[resource] - left
    supply[resource] = left
    return this
  }

  last(party: Party, action: Action): this {
    powerOf(this.state, party).last = action
    return this
  }

  /** The rival's column: `F C W R`. */
  column(...types: IslandType[]): this {
    rivalOf(this.state).column = types
    return this
  }

  /** The Combat tokens that come next. */
  tokens(...tokens: TokenId[]): this {
    const { pile } = rivalOf(this.state)
    for (const token of [...tokens].reverse()) {
      take(pile, token)
      pile.push(token)
    }
    return this
  }

  /** Combat tokens that lie discarded. */
  used(...tokens: TokenId[]): this {
    const { pile, discard } = rivalOf(this.state)
    return this.move(pile, discard, tokens)
  }

  private inOrder(): void {
    const { data, box } = this.state
    const hidden = placesOf(this.state).filter(place => place.city === null && !place.known)
    const fixed = placesOf(this.state).filter(place => !hidden.includes(place))
    const free = TILE_NUMBERS.filter(number => fixed.every(({ tile }) => tile !== number))
    for (const place of hidden) {
      place.tile = free.find(number => data.tiles[number].level === place.level) as number
      free.splice(free.indexOf(place.tile), 1)
      if (place.up) this.up(place.at)
    }
    box.splice(0, box.length, ...free)
  }
}
