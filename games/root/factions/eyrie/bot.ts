import type { Seat } from '@tablee/kernel'
import { weighCommon } from '../../bot/cards.ts'
import { controlWorth, danger } from '../../bot/common.ts'
import type { FactionBot } from '../../bot/faction.ts'
import { context, type Opinions, type Scene } from '../../bot/opinion.ts'
import { around, type Mask, nearOf, type Survey, size } from '../../bot/survey.ts'
import { CARDS, type CardId } from '../../data/cards.ts'
import type { Clearing } from '../../data/map.ts'
import { SUITS, type Suit } from '../../data/suits.ts'
import type { Act } from '../../rules/acts.ts'
import { onMap } from '../../rules/pieces.ts'
import type { RootState } from '../../state.ts'
import { COLUMNS, type Column, type Leader, ROOST_TRACK } from './data.ts'
import { board, type Decree, led } from './rules/board.ts'
import { ORDERS } from './rules/orders.ts'

const DRAW = 0.4
/** What a card of the Decree does for them, a turn. */
const ORDER = 0.12
/** What turmoil costs beyond the points: a Daylight, and the Decree. */
const TURMOIL = 2.5
/** How likely an order fails for which there is no place now, or only one that a move must reach first. */
const NO_PLACE = 0.75
const FAR_PLACE = 0.3
/** How likely any order fails, as others interfere. */
const MISHAP = 0.03

/** Points of the roosts turn by turn, the Decree and the turmoil it threatens, warriors, roosts in danger. */
const worth: FactionBot['worth'] = (state, seat, seen, turns) => {
  const { buildings, warriors } = state.players[seat]
  const { roost } = buildings
  const { decree } = board(state, seat)
  const roosts = onMap(roost)
  let sum = controlWorth(state, seat, seen)
  let unsafe = 0
  for (let clearing = 1; clearing <= 12; clearing++)
    if (roost[clearing] > 0) {
      const hits = danger(state, seat, clearing)
      if (hits > 0) unsafe += Math.min(1, hits * 0.2)
    }
  const places = survival(state, seat, seen, decree)
  const growing = decree.build.length > 0 && roosts < 7 ? Math.min(1, places.sites * 0.4 + 0.25) : 0.1
  for (let turn = 1; turn <= turns; turn++)
    sum += 0.9 ** turn * points(Math.min(7, roosts + growing * 0.6 * (turn - 0.5) - unsafe * 0.5))
  for (const needed of ROOST_TRACK.cards) if (roosts >= needed) sum += DRAW * turns * 0.6
  let birds = 0
  let orders = 0
  for (const column of [decree.recruit, decree.move, decree.battle, decree.build])
    for (const card of column) {
      orders++
      if (CARDS[card].suit === 'bird') birds++
    }
  sum += ORDER * Math.min(orders, 7) * Math.min(turns, 3)
  sum -= (1 - places.chance) * (Math.min(birds, state.players[seat].score ?? 0) + TURMOIL)
  if (roosts === 0) sum -= 2
  if (warriors[0] === 0) sum -= 0.5
  return sum
}

/** The points a turn of so many roosts, and of something between. */
function points(roosts: number): number {
  const track = ROOST_TRACK.points
  if (roosts <= 0) return 0
  const low = Math.floor(roosts)
  if (low >= 7) return track[7]
  return track[low] + (track[low + 1] - track[low]) * (roosts - low)
}

const outcome = { chance: 1, sites: 0 }

/** How likely the whole Decree can be carried out next turn, and how many roosts can be built at once. */
function survival(state: RootState, seat: Seat, seen: Survey, decree: Decree): typeof outcome {
  const near = nearOf(state)
  const { warriors, buildings } = state.players[seat]
  const { roost } = buildings
  let roosts = 0
  let stands = 0
  let foes = 0
  let open = 0
  for (let clearing = 1; clearing <= 12; clearing++) {
    const bit = 1 << clearing
    if (roost[clearing] > 0) roosts |= bit
    if (warriors[clearing] > 0) stands |= bit
    if (isHostile(state, seat, seen, clearing)) foes |= bit
    if (roost[clearing] === 0 && seen.free[clearing] > 0) open |= bit
  }
  const ruled = seen.ruled[seat]
  const reach = decree.move.length > 0 ? around(near, stands) : 0
  const movable = stands & (ruled | around(near, ruled))
  let chance = 1
  chance *= column(seen, decree.recruit, roosts, 0, false)
  chance *= column(seen, decree.move, movable | (decree.recruit.length > 0 ? roosts : 0), 0, false)
  chance *= column(seen, decree.battle, stands & foes, reach & foes, false)
  chance *= column(seen, decree.build, open & ruled, open & reach & ~ruled, true)
  if (warriors[0] < decree.recruit.length) chance *= 0.4
  if (decree.build.length > roost[0]) chance *= 0.1
  outcome.chance = chance
  outcome.sites = size(open & ruled)
  return outcome
}

function isHostile(state: RootState, seat: Seat, seen: Survey, clearing: number): boolean {
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue
    if (seen.presence[other][clearing] > 0) return true
    const { tokens, pawn } = state.players[other]
    if (pawn === clearing) return true
    for (const kind in tokens) if (tokens[kind][clearing] > 0) return true
  }
  return false
}

/** How likely the cards of a column all find a place: one at hand, or one within reach; each its own if `apart`. */
function column(seen: Survey, cards: readonly CardId[], at: Mask, far: Mask, apart: boolean): number {
  if (cards.length === 0) return 1
  let chance = 1
  let spare = 0
  let spareFar = 0
  let birds = 0
  for (const suit of SUITS) {
    let wanted = 0
    for (const card of cards) if (CARDS[card].suit === suit) wanted++
    let here = size(at & seen.suit[suit])
    let there = size(far & seen.suit[suit])
    for (; wanted > 0; wanted--) {
      chance *= 1 - MISHAP
      if (here > 0) {
        if (apart) here--
      } else if (there > 0) {
        chance *= 1 - FAR_PLACE
        if (apart) there--
      } else chance *= 1 - NO_PLACE
    }
    spare += here
    spareFar += there
  }
  for (const card of cards) if (CARDS[card].suit === 'bird') birds++
  for (; birds > 0; birds--) {
    chance *= 1 - MISHAP
    if (spare > 0) {
      if (apart) spare--
    } else if (spareFar > 0) {
      chance *= 1 - FAR_PLACE
      if (apart) spareFar--
    } else chance *= 1 - NO_PLACE
  }
  return chance
}

/** How many places an order of a column has for a suit now; none where it would fall short. */
function placesFor({ state, seat }: Scene, column: Column, suit: Suit): number {
  return ORDERS[column].fallsShort?.(state, seat) ? 0 : ORDERS[column].sites(state, seat, suit).length
}

const COLUMN: { readonly [C in Column]: number } = { recruit: 3, move: 3.5, battle: 2, build: 3 }

function weighColumn(scene: Scene, column: Column, card: CardId): number {
  const { state, seat } = scene
  const { decree } = board(state, seat)
  const { suit } = CARDS[card]
  const places = placesFor(scene, column, suit)
  const crowd = decree[column].length
  if (column === 'build') {
    const left = state.players[seat].buildings.roost[0]
    if (crowd >= Math.min(left, 2)) return 0.15
  }
  return places === 0
    ? column === 'battle' || column === 'build'
      ? 0.4
      : 0.15
    : COLUMN[column] / (1 + 0.4 * crowd)
}

function weighCard(scene: Scene, card: CardId): number {
  let best = 0
  for (const column of COLUMNS) best = Math.max(best, weighColumn(scene, column, card))
  return CARDS[card].kind === 'item' ? best * 0.7 : best
}

const opinions: Opinions = {
  'eyrie.day': { weigh: weighCommon, pass: () => 1.5 },
  'eyrie.afterDecree': { weigh: weighCommon, pass: () => 4 },
  'eyrie.decree.first': { weigh: weighCard },
  'eyrie.decree.second': {
    weigh: (scene: Scene, card: CardId) => 0.5 * weighCard(scene, card),
    pass: ({ state, seat }) => {
      const { decree } = board(state, seat)
      return (
        1 + 0.4 * (decree.recruit.length + decree.move.length + decree.battle.length + decree.build.length)
      )
    },
  },
  'eyrie.decree.column': {
    weigh: (scene: Scene, column: Column) => {
      const { card } = context<{ card: CardId }>(scene)
      return weighColumn(scene, column, card)
    },
  },
  'eyrie.decree.card': {
    weigh: (scene: Scene, one: CardId | Act) => {
      if (typeof one !== 'number') return weighCommon(scene, one)
      const { column } = context<{ column: Column }>(scene)
      const { suit } = CARDS[one]
      if (placesFor(scene, column, suit) === 0) return 0.02
      return suit === 'bird' ? 1.5 : 5
    },
  },
  'eyrie.recruit': {
    weigh: ({ state, seat }: Scene, clearing: Clearing) => 1 + Math.min(3, danger(state, seat, clearing)),
  },
  'eyrie.build': {
    weigh: ({ state, seat }: Scene, clearing: Clearing) =>
      1 + Math.min(4, state.players[seat].warriors[clearing]),
  },
  'eyrie.leader': {
    weigh: (_: Scene, leader: Leader) => ({ builder: 1, charismatic: 3, commander: 2, despot: 3 })[leader],
  },
}

/** What a bot thinks of the Eyrie. */
export const bot: FactionBot = {
  worth,
  promise: 0.5,
  pending: (state, seat) => ROOST_TRACK.points[onMap(state.players[seat].buildings.roost)],
  card: 0.2,
  opinions,
  moreHits: (state, party) => (led(state, party, 'commander') ? 1 : 0),
  lure: (state, party, to, wins, seen) =>
    wins && seen.free[to] > 0 && state.players[party].buildings.roost[to] === 0 ? 1.5 : 0,
}
