import { type Objection, type Rule, type Seat, sift } from '@tablee/kernel'
import { BURROW } from '../../../data/map.ts'
import { actNaming, actsOf, chooseAct, dayWindowMayOpen, type TurnChoice } from '../../../rules/acts.ts'
import { battleInOneOf } from '../../../rules/battle.ts'
import { battlefields, canBattle } from '../../../rules/battlefields.ts'
import { canMove, origins } from '../../../rules/may-move.ts'
import { moveFromOneOf } from '../../../rules/move.ts'
import { placeWarriors } from '../../../rules/pieces.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { DUCHY } from '../data.ts'
import { build, canBuild } from './build.ts'
import { canDig, dig } from './dig.ts'

/** Daylight begins. 12.5.1 */
export function* beginDay(t: RootTable): Rule<boolean> {
  t.state.turn.actions = DUCHY.actions
  return false
}

const ASSEMBLY: TurnChoice = { prompt: 'duchy.assembly', end: say('duchy.assembly.end'), rule: '12.5.1' }

/** One action of the Assembly. 12.5.1 */
export function* assembly(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const { turn, players } = state
  if (turn.actions === 0) return false
  const own = sift(ACTS, act => AGAINST[act.do](state, seat))
  // What everybody knows tells that there is nothing to do.
  if (own.free.length === 0 && players[seat].hand.length === 0 && !dayWindowMayOpen(state, seat)) return false
  const act = yield* chooseAct(t, seat, ASSEMBLY, own.free, {
    actions: () => turn.actions,
    refused: () => own.refusals(actNaming),
  })
  if (act === null) {
    turn.actions = 0
    return false
  }
  if (!own.free.includes(act)) return true
  turn.actions--
  yield* DO[act.do](t, seat)
  return true
}

const NO_BUILDING: Objection = { why: say('duchy.why.build'), rule: '12.5.1.I' }
const NO_WARRIOR: Objection = { why: say('why.noneLeft'), rule: '12.5.1.II' }
const NO_MOVE: Objection = { why: say('why.cannotMove'), rule: '12.5.1.III' }
const NO_BATTLE: Objection = { why: say('why.cannotBattle'), rule: '12.5.1.IV' }
const NO_DIGGING: Objection = { why: say('duchy.why.dig'), rule: '12.5.1.V.a' }

/** What speaks against each action of the Assembly. 12.5.1 */
const AGAINST: { readonly [name: string]: (state: RootState, seat: Seat) => Objection | null } = {
  build: (state, seat) => (canBuild(state, seat) ? null : NO_BUILDING),
  recruit: ({ players }, seat) => (players[seat].warriors[0] > 0 ? null : NO_WARRIOR),
  move: (state, seat) => (canMove(state, seat) ? null : NO_MOVE),
  battle: (state, seat) => (canBattle(state, seat) ? null : NO_BATTLE),
  dig: (state, seat) => (canDig(state, seat) ? null : NO_DIGGING),
}

/** The actions themselves. */
const DO: { readonly [name: string]: (t: RootTable, seat: Seat) => Rule } = {
  build: (t, seat) => build(t, seat),
  recruit,
  move,
  battle,
  dig,
}

const ACTS = actsOf(Object.keys(AGAINST), {
  build: ['duchy.build'],
  dig: ['duchy.tunnelAway', 'duchy.dig'],
})

/** 12.5.1.II */
function* recruit(t: RootTable, seat: Seat): Rule {
  placeWarriors(t, seat, BURROW, 1)
}

/** 12.5.1.III, 12.5.2.III */
export function* move(t: RootTable, seat: Seat): Rule {
  yield* moveFromOneOf(t, seat, origins(t.state, seat))
}

/** 12.5.1.IV, 12.5.2.II */
export function* battle(t: RootTable, seat: Seat): Rule {
  yield* battleInOneOf(t, seat, battlefields(t.state, seat))
}
