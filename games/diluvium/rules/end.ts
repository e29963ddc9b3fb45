import { choose, type Next, type Outcome, type Rule, type Seat } from '@tablee/kernel'
import { RESOURCES } from '../data/types.ts'
import type { Diluvium, DiluviumTable } from '../state.ts'
import { RIVAL } from '../state.ts'
import { say } from '../text/say.ts'
import { goldOf, placesOf, settlersAt } from './query.ts'
import { type Goal, hooksOf, type Keepsake } from './scenario.ts'

/** Whether a goal of the scenario is met. */
export const isMet = (state: Diluvium, { have, of }: Goal): boolean => have(state) >= of(state)

/** The goals that are met now. */
export const goalsMet = (state: Diluvium): Goal[] =>
  (hooksOf(state).goals ?? []).filter(goal => isMet(state, goal))

/** end.2, end.3: whether a pile, or in a solo game the gold, has run out. */
export function isRunOut(state: Diluvium): boolean {
  const { clock = RESOURCES } = hooksOf(state)
  if (clock.some(one => state.supply[one] === 0)) return true
  return goldLeft(state) === 0
}

/** How much gold is left before it ends the game; null in a game of several. */
export const goldLeft = (state: Diluvium): number | null =>
  state.gold && (hooksOf(state).goldLeft?.(state.gold) ?? state.gold.supply)

/** Whether a condition of the scenario ends the game. */
export const endsNow = (state: Diluvium): boolean =>
  goalsMet(state).length > 0 || (hooksOf(state).losses ?? []).some(loss => loss.is(state))

/** Why a solo game is lost. */
export type Defeat =
  | 'cityFell'
  | 'poorer'
  | 'noGoal'
  | 'swallowed'
  | 'settlersSwallowed'
  | 'alliesLost'
  | 'sanctuarySank'

/** A solo game that is lost. */
export const lost = (state: Diluvium, reason: Defeat): Outcome => ({
  winners: [],
  why: say('end.lost', { reason, gold: goldOf(state, 0), rival: state.rival ? goldOf(state, RIVAL) : -1 }),
  ...(state.rival && { rivals: [state.rival.civ] }),
})

/** Whether one has more gold than the rival, where that is needed (end.7). */
export const isRicher = (state: Diluvium): boolean =>
  state.rival === null || hooksOf(state).needsGold === false || goldOf(state, 0) > goldOf(state, RIVAL)

/** Whether a goal is met by somebody who is too poor to win: the game would be lost as it stands (end.7). */
export const losesByGold = (state: Diluvium): boolean => !isRicher(state) && goalsMet(state).length > 0

/** The end of a round: of the game, if something ends it; otherwise another round begins. */
export function* roundEnd(t: DiluviumTable): Rule<Next> {
  const { state } = t
  const hooks = hooksOf(state)
  if (hooks.endOfTurn) yield* hooks.endOfTurn(t) // end.15
  if (!state.final && !endsNow(state)) return 'round'
  state.phase = 'end'
  return t.over(state.scenario === null ? ranked(state) : yield* verdict(t))
}

/** end.6 to end.9, end.14: what a solo game came to. */
function* verdict(t: DiluviumTable): Rule<Outcome> {
  const { state } = t
  const loss = hooksOf(state).losses?.find(one => one.is(state))
  const met = goalsMet(state)
  if (met.length === 0) return lost(state, loss ? loss.id : 'noGoal')
  if (!isRicher(state)) return lost(state, 'poorer')
  const { outcome } = yield* choose(t, 0, 'outcome', met, {
    key: goal => goal.outcome,
    say: goal => say('outcome.named', { outcome: goal.outcome }),
    rule: 'end.14',
  })
  const found: Keepsake = (yield* hooksOf(state).epilogue?.(t, outcome) ?? []) ?? {}
  const { card = '', home = 0 } = found
  const rival = state.rival ? goldOf(state, RIVAL) : -1
  t.say('epilogue', { outcome, card, home })
  return { winners: [0], why: say('end.won', { outcome, gold: goldOf(state, 0), rival, card, home }) }
}

/** base.end.1, base.end.2: the most gold, then strength, then settlers on Ocean tiles. */
function ranked(state: Diluvium): Outcome {
  const settled = (seat: Seat) =>
    placesOf(state).reduce((sum, place) => sum + (place.city === null ? settlersAt(place, seat) : 0), 0)
  let best = state.players.map((_, seat) => seat)
  for (const of of [
    (seat: Seat) => state.players[seat].gold,
    (seat: Seat) => state.players[seat].strength,
    settled,
  ]) {
    const most = Math.max(...best.map(of))
    best = best.filter(seat => of(seat) === most)
  }
  return { winners: best, why: say('end.richest', { seats: best, gold: state.players[best[0]].gold }) }
}
