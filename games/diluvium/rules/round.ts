import { take } from '@tablee/common/piles.ts'
import { choose, type Next, type Rule, type Seat } from '@tablee/kernel'
import { BOARDS, type BoardId, SETTLERS_IN_CITY } from '../data/boards.ts'
import type { DiluviumTable, Settler } from '../state.ts'
import { say } from '../text/say.ts'
import { zeroTokens } from './bonuses.ts'
import { isRunOut } from './end.ts'
import { hasRoom, placeAt, rivalOf, seatsInOrder } from './query.ts'
import { rivalCard } from './rival/place.ts'

/** What is settled before the first round: boards that are drafted, settlers of a home tile, the divine punishment. */
export function* opening(t: DiluviumTable): Rule<Next> {
  const { state } = t
  if (state.draft) for (const seat of seatsInOrder(state).reverse()) yield* chooseBoard(t, seat)
  for (const seat of state.players.keys())
    if (placeAt(state, state.players[seat].city).tile > 0) yield* settleHome(t, seat)
  if (state.zeros) yield* removeZero(t)
  if (state.difficulty === 'divine' && state.rival) yield* rivalCard(t) // difficulty.7, difficulty.8
  return 'round'
}

/** base.setup.15: last seat first. */
function* chooseBoard(t: DiluviumTable, seat: Seat): Rule {
  const { players } = t.state
  const free = BOARDS.filter(id => id !== 'standard' && players.every(({ board }) => board !== id))
  const board = yield* choose(t, seat, 'board', free, {
    say: (id: BoardId) => say('board.named', { board: id }),
    at: id => `board:${id}`,
    rule: 'base.setup.15',
    waits: true,
  })
  players[seat].board = board
  t.say('board.taken', { party: seat, board })
}

/** s02.9: which of two 0 tokens that differ leaves the Combat pile. */
function* removeZero(t: DiluviumTable): Rule {
  const { state } = t
  const rival = rivalOf(state)
  const zero = yield* choose(t, 0, 'zero', zeroTokens(rival, state.data), {
    say: id => say('zero.token', { random: state.data.tokens[id].random }),
    rule: 's02.9',
    waits: true,
  })
  take(rival.pile, zero)
  state.zeros = false
}

/** setup.31: three settlers on slots of the home tile; they gain nothing. */
function* settleHome(t: DiluviumTable, seat: Seat): Rule {
  const { state } = t
  const { city, reserve } = state.players[seat]
  const { islands } = placeAt(state, city)
  for (let left = SETTLERS_IN_CITY; left > 0; left--) {
    const free = islands.filter(hasRoom).map(({ type }) => type)
    const chosen = yield* choose(t, seat, 'home', free, {
      say: type => say('home.island', { type }),
      at: type => `island:${city}:${type}`,
      values: () => ({ left }),
      rule: 'setup.31',
    })
    islands.find(({ type }) => type === chosen)?.settlers.push(reserve.shift() as Settler)
  }
}

/** A new round; where a pile has run out it is the last (end.2 to end.5, base.turn.2). */
export function* round(t: DiluviumTable): Rule<Next> {
  const { state } = t
  state.round++
  if (state.rival) state.rival.turned = []
  t.say('round', { round: state.round })
  if (!state.final && isRunOut(state)) {
    state.final = true
    t.say('round.last')
  }
  // round.3: in the first round the rival does not act.
  return state.rival && state.round > 1 ? 'rival' : ['turn', state.first]
}
