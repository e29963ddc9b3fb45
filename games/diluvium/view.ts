import { dealAgain } from '@tablee/common/piles.ts'
import { type Chance, clone, type Seat } from '@tablee/kernel'
import type { GameData } from './data/all.ts'
import type { Board, Tracks } from './data/boards.ts'
import type { CardId } from './data/cards.ts'
import type { Mix } from './data/scenarios.ts'
import type { Fight, MonsterId, Space } from './data/tiles.ts'
import { COMBAT_TOKENS, type TokenId } from './data/tokens.ts'
import type { Action } from './data/types.ts'
import { checklist, endings, type Line } from './rules/checklist.ts'
import { dealTiles } from './rules/deal.ts'
import { liveMonster, monsterAt, rackLimit } from './rules/query.ts'
import { type Forecast, forecast } from './rules/rival/forecast.ts'
import { rivalSpeed } from './rules/rival/paths.ts'
import { hooksOf } from './rules/scenario.ts'
import type { Diluvium, Objective, Place, Player, Rival } from './state.ts'

/** A token on the map: its number once it was turned. */
export interface ObjectiveView extends Omit<Objective, 'n'> {
  readonly n: number | null
}

/** A place: the tile's number once it is known, and what is printed on it. */
export interface PlaceView extends Omit<Place, 'tile' | 'token' | 'mix'> {
  readonly tile: number | null
  readonly token: ObjectiveView | null
  /** The monster of a tile that is face up, and whether it can be fought. */
  readonly monster: (Fight & { readonly id: MonsterId; readonly alive: boolean }) | null
  readonly spaces: readonly Space[]
  /** The Food that its back asks for. */
  readonly cost: number
}

/** A player: the cards of a hand are for its owner. */
export interface PlayerView extends Omit<Player, 'hand'> {
  readonly hand: readonly CardId[] | null
  readonly cards: number
  /** How many resources are kept at the end of a turn. */
  readonly limit: number
  readonly abilities: Board
}

/** The rival: which tokens are left in its pile, not their order; and what it would do if it copied each action now. */
export interface RivalView extends Omit<Rival, 'pile'> {
  readonly pile: readonly TokenId[]
  readonly speed: number
  readonly forecast: { readonly [A in Action]: Forecast }
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
  /** What is printed on boards and tokens, as this match reads it. */
  readonly tracks: Tracks
  readonly tokens: GameData['tokens']
  readonly cards: GameData['cards']
  /** The Astrolabe's numbers, clockwise. */
  readonly ring: readonly number[]
  /** What a victory takes, and the special rules of the scenario. */
  readonly checklist: readonly Line[]
  /** What ends the game besides. */
  readonly ends: readonly Line[]
  readonly special: readonly string[]
}

/** The state without what a seat, or a spectator (null), may not know (vis.1 to vis.8). */
export function view(state: Diluvium, seat: Seat | null): DiluviumView {
  const { places, players, rival, ruins, box: _, objectives: __, ...rest } = state
  const { data: ___, ...open } = rest
  const { tracks, tokens, cards, ring } = state.data
  return {
    ...clone(open),
    seat,
    places: Object.fromEntries(Object.entries(places).map(([at, place]) => [at, placeView(state, place)])),
    players: players.map((player, owner) => playerView(state, player, owner === seat)),
    rival: rival && rivalView(state, rival),
    ruins: { deck: ruins.deck.length, discard: [...ruins.discard], aside: ruins.aside !== null },
    tracks: clone(tracks),
    tokens: clone(tokens),
    cards: clone(cards),
    ring: [...ring],
    checklist: checklist(state),
    ends: endings(state),
    special: [...(hooksOf(state).special ?? [])],
  }
}

function rivalView(state: Diluvium, rival: Rival): RivalView {
  return {
    ...clone(rival),
    pile: COMBAT_TOKENS.filter(id => rival.pile.includes(id)),
    speed: rivalSpeed(state),
    forecast: {
      explore: forecast(state, 'explore'),
      colonise: forecast(state, 'colonise'),
      exploit: forecast(state, 'exploit'),
      fight: forecast(state, 'fight'),
    },
  }
}

function placeView(state: Diluvium, place: Place): PlaceView {
  const { tile, token, mix: _, ...open } = place
  return {
    ...clone(open),
    tile: place.up || place.known ? tile : null,
    token: token && { up: token.up, n: token.up ? token.n : null },
    monster: monsterView(state, place),
    spaces: tile > 0 || !place.up ? [...state.data.levels[place.level].spaces] : [],
    cost: state.data.levels[place.level].cost,
  }
}

function monsterView(state: Diluvium, place: Place): PlaceView['monster'] {
  const id = monsterAt(state, place)
  if (id === null) return null
  return { id, ...state.data.monsters[id].fight, alive: liveMonster(state, place) !== null }
}

function playerView(state: Diluvium, player: Player, own: boolean): PlayerView {
  const { hand, ...open } = player
  return {
    ...clone(open),
    hand: own ? [...hand].sort() : null,
    cards: hand.length,
    limit: rackLimit(state, player),
    abilities: { ...state.data.boards[player.board] },
  }
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
