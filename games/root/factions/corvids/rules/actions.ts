import { anyFree, choose, type Objection, type ObjectionTo, type Rule, type Seat, sift } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import {
  type Act,
  actNaming,
  actOf,
  chooseAct,
  dayWindowMayOpen,
  isDone,
  type TurnChoice,
} from '../../../rules/acts.ts'
import { battleInOneOf } from '../../../rules/battle.ts'
import { battlefields, canBattle } from '../../../rules/battlefields.ts'
import { canMove, origins } from '../../../rules/may-move.ts'
import { moveFromOneOf } from '../../../rules/move.ts'
import { clearingNaming, placeToken, whyNotPlace } from '../../../rules/pieces.ts'
import { lostWarriors, remove } from '../../../rules/remove.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { CORVIDS } from '../data.ts'
import { corvidsOf, kindsLeft, layPlot, leftOf, plotIn, plotsLying } from './plots.ts'

/** 13.5 */
export function* beginDay(t: RootTable): Rule<boolean> {
  t.state.turn.actions = CORVIDS.actions
  return false
}

const DAY: TurnChoice = { prompt: 'corvids.day', end: say('corvids.day.end'), rule: '13.5', endsTurn: true }

/** Up to three actions, in any order and as often as they like. 13.5 */
export function* day(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const { turn } = state
  const own = sift(turn.actions > 0 ? ACTIONS : [], act => AGAINST[act.do](state, seat))
  if (own.free.length === 0 && !dayWindowMayOpen(state, seat)) return false
  const act = yield* chooseAct(t, seat, DAY, own.free, {
    actions: () => turn.actions,
    refused: () => own.refusals(actNaming),
  })
  if (act === null) return false
  if (isDone(act)) return true
  turn.actions--
  yield* RUN[act.do](t, seat)
  return true
}

const EXERT: TurnChoice = {
  prompt: 'corvids.exert',
  end: say('corvids.exert.end'),
  rule: '13.6.1',
  endsTurn: true,
}

/** Exert: one more action instead of the whole draw. 13.6.1 */
export function* exert(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  state.turn.actions = 0
  const own = sift(ACTIONS, act => AGAINST[act.do](state, seat))
  if (own.free.length === 0) return false
  const act = yield* chooseAct(t, seat, EXERT, own.free, { refused: () => own.refusals(actNaming) })
  if (act === null) return false
  if (isDone(act)) return true
  state.turn.notes.exerted = 1
  t.say('corvids.exerts', { seat })
  yield* RUN[act.do](t, seat)
  return false
}

const NO_MOVE: Objection = { why: say('why.cannotMove'), rule: '13.5.1' }
const NO_BATTLE: Objection = { why: say('why.cannotBattle'), rule: '13.5.3' }
const NO_PLOT_LEFT: Objection = { why: say('corvids.why.noPlotLeft'), rule: '13.2.2' }
const NOWHERE: Objection = { why: say('corvids.why.nowhere'), rule: '13.5.2.b' }
const NO_PAIR: Objection = { why: say('corvids.why.noPair'), rule: '13.5.4' }

/** What speaks against each action. 13.5 */
const AGAINST: { readonly [name: string]: (state: RootState, seat: Seat) => Objection | null } = {
  move: (state, seat) => (canMove(state, seat) ? null : NO_MOVE),
  plot: (state, seat) => {
    if (corvidsOf(state.players[seat]).supply.length === 0) return NO_PLOT_LEFT
    return anyFree(CLEARINGS, clearing => againstPlot(state, seat, clearing)) ? null : NOWHERE
  },
  battle: (state, seat) => (canBattle(state, seat) ? null : NO_BATTLE),
  trick: (state, seat) => (swappable(state, seat).length > 0 ? null : NO_PAIR),
}

const ACTIONS: readonly Act[] = [
  actOf('move'),
  { do: 'plot', leads: ['corvids.plot.where', 'corvids.plot.kind'] },
  actOf('battle'),
  { do: 'trick', leads: ['corvids.trick.one', 'corvids.trick.other'] },
]

const RUN: { readonly [name: string]: (t: RootTable, seat: Seat) => Rule } = {
  move: function* (t, seat) {
    yield* moveFromOneOf(t, seat, origins(t.state, seat))
  },
  plot,
  battle: (t, seat) => battleInOneOf(t, seat, battlefields(t.state, seat)),
  trick,
}

/** The warriors that a plot costs now: one more for each that was placed this turn. 13.5.2 */
export const plotCost = ({ turn }: RootState): number => CORVIDS.plotCost + (turn.notes.plotted ?? 0)

const PLOTTED: ObjectionTo<Clearing> = {
  why: clearing => say('corvids.why.plotted', { clearing }),
  rule: '13.2.2.II',
}
const TOO_FEW: ObjectionTo<Clearing> = {
  why: clearing => say('corvids.why.tooFew', { clearing }),
  rule: '13.5.2.b',
}

/** What speaks against a plot in a clearing. 13.5.2 */
function againstPlot(state: RootState, seat: Seat, clearing: Clearing): ObjectionTo<Clearing> | null {
  if (plotIn(state, seat, clearing) !== null) return PLOTTED
  if (state.players[seat].warriors[clearing] < plotCost(state)) return TOO_FEW
  return whyNotPlace(state, seat, clearing)
}

/** Warriors give way to a plot that only the Corvids know. 13.5.2 */
function* plot(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const player = state.players[seat]
  const cost = plotCost(state)
  const sites = sift(CLEARINGS, clearing => againstPlot(state, seat, clearing))
  const clearing = yield* choose(t, seat, 'corvids.plot.where', sites.free, {
    like: clearingNaming,
    values: () => ({ cost }),
    leads: 'corvids.plot.kind',
    rule: '13.5.2.a',
    refused: sites,
  })
  const kind = yield* choose(t, seat, 'corvids.plot.kind', kindsLeft(player), {
    say: one => say('corvids.kind.left', { kind: one, left: leftOf(player, one) }),
    at: one => `plot:${one}`,
    values: () => ({ clearing }),
    rule: '13.5.2.a',
    always: true, // Not being asked would tell what is left.
  })
  state.turn.notes.plotted = (state.turn.notes.plotted ?? 0) + 1
  yield* remove(t, { losses: [lostWarriors(seat, clearing, cost, seat)], battle: null })
  placeToken(t, seat, 'plot', clearing)
  layPlot(player, kind, clearing)
  t.sayTo([seat], 'corvids.plotted', { clearing, kind })
}

/** The clearings whose plot can change places with another that lies on the same side. 13.5.4 */
function swappable(state: RootState, seat: Seat): Clearing[] {
  const up = plotsLying(state, seat, true)
  const down = plotsLying(state, seat, false)
  return [...(up.length > 1 ? up : []), ...(down.length > 1 ? down : [])].sort((a, b) => a - b)
}

const OTHER_SIDE: ObjectionTo<Clearing> = {
  why: clearing => say('corvids.why.otherSide', { clearing }),
  rule: '13.5.4',
}

/** Two plots that lie on the same side change places; that is neither a move nor a placement. 13.5.4, G.1.12 */
function* trick(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const { plots } = corvidsOf(state.players[seat])
  const one = yield* choose(t, seat, 'corvids.trick.one', swappable(state, seat), {
    like: clearingNaming,
    leads: 'corvids.trick.other',
    rule: '13.5.4',
  })
  const faceUp = plots[one]?.faceUp
  const others = sift(
    CLEARINGS.filter(clearing => clearing !== one && plots[clearing] !== null),
    clearing => (plots[clearing]?.faceUp === faceUp ? null : OTHER_SIDE),
  )
  const other = yield* choose(t, seat, 'corvids.trick.other', others.free, {
    like: clearingNaming,
    values: () => ({ clearing: one }),
    rule: '13.5.4',
    waits: true,
    refused: others,
  })
  const moved = plots[one]
  plots[one] = plots[other]
  plots[other] = moved
  t.say('corvids.tricked', { seat, one, other, faceUp: faceUp === true })
}
