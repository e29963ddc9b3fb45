import { dealAgain } from '@tablee/common/piles.ts'
import { type Chance, clone, type Seat } from '@tablee/kernel'
import type { CardId } from './data/cards.ts'
import type { Mix } from './data/scenarios.ts'
import { COMBAT_TOKENS, type TokenId } from './data/tokens.ts'
import { dealTiles } from './rules/deal.ts'
import type { Diluvium, Objective, Place, Player, Rival } from './state.ts'

/** A token on the map: its number once it was turned. */
export interface ObjectiveView extends Omit<Objective, 'n'> {
  readonly n: number | null
}

/** A place: the tile's number once it is known. */
export interface PlaceView extends Omit<Place, 'tile' | 'token' | 'mix'> {
  readonly tile: number | null
  readonly token: ObjectiveView | null
}

/** A player: the cards of a hand are for its owner. */
export interface PlayerView extends Omit<Player, 'hand'> {
  readonly hand: readonly CardId[] | null
  readonly cards: number
}

/** The rival: which tokens are left in its pile, not their order. */
export interface RivalView extends Omit<Rival, 'pile'> {
  readonly pile: readonly TokenId[]
}

type Hidden = 'places' | 'players' | 'rival' | 'ruins' | 'box' | 'objectives' | 'data'

/** What a seat, or a spectator, may know. */
export interface DiluviumView extends Omit<Diluvium, Hidden> {
  readonly seat: Seat | null
  readonly places: { readonly [at: string]: PlaceView }
  readonly players: readonly PlayerView[]
  readonly rival: RivalView | null
  readonly ruins: {
    readonly deck: number
    readonly discard: readonly CardId[]
    /** Whether a card lies beside the map, face down. */
    readonly aside: boolean
  }
}

/** The state without what a seat, or a spectator (null), may not know (vis.1 to vis.8). */
export function view(state: Diluvium, seat: Seat | null): DiluviumView {
  const { places, players, rival, ruins, box: _, objectives: __, data: ___, ...open } = state
  return {
    ...clone(open),
    seat,
    places: Object.fromEntries(Object.entries(places).map(([at, place]) => [at, placeView(place)])),
    players: players.map((player, owner) => playerView(player, owner === seat)),
    rival: rival && { ...clone(rival), pile: COMBAT_TOKENS.filter(id => rival.pile.includes(id)) },
    ruins: { deck: ruins.deck.length, discard: [...ruins.discard], aside: ruins.aside !== null },
  }
}

function placeView(place: Place): PlaceView {
  const { tile, token, mix: _, ...open } = place
  return {
    ...clone(open),
    tile: place.up || place.known ? tile : null,
    token: token && { up: token.up, n: token.up ? token.n : null },
  }
}

function playerView(player: Player, own: boolean): PlayerView {
  const { hand, ...open } = player
  return { ...clone(open), hand: own ? [...hand].sort() : null, cards: hand.length }
}

/** Deals again, in place, what a seat cannot know: tiles, tokens, cards and their order. */
export function redeal(state: Diluvium, seat: Seat | null, chance: Chance): void {
  const { places, box, ruins, players, rival, objectives, scenario, data } = state
  const all = Object.values(places)
  const hidden = all.filter(({ up, known, city }) => !up && !known && city === null)
  const mixes: readonly Mix[] = scenario === null ? [] : data.scenarios[scenario].mixes
  dealTiles(hidden, box, [...hidden.map(({ tile }) => tile), ...box], mixes, data, chance)

  const tokens = all.flatMap(({ token }) => (token && !token.up ? [token] : []))
  const numbers = chance.shuffle([...tokens.map(({ n }) => n), ...objectives])
  for (const token of tokens) token.n = numbers.pop() as number
  for (let place = 0; place < objectives.length; place++) objectives[place] = numbers[place]

  const aside = ruins.aside === null ? [] : [ruins.aside]
  const hands = players.flatMap(({ hand }, owner) => (owner === seat ? [] : [hand]))
  dealAgain([ruins.deck, aside, ...hands], chance)
  if (ruins.aside !== null) ruins.aside = aside[0]
  if (rival) chance.shuffle(rival.pile)
}
