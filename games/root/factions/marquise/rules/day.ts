import { choose, type Objection, type Rule, type Seat, type Sifted, sift } from '@tablee/kernel'
import { CARDS } from '../../../data/cards.ts'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { type Act, actNaming, actOf, actsOf, chooseAct, type TurnChoice } from '../../../rules/acts.ts'
import { battleInOneOf } from '../../../rules/battle.ts'
import { battlefields, canBattle } from '../../../rules/battlefields.ts'
import { spend } from '../../../rules/cards.ts'
import { canMove, origins } from '../../../rules/may-move.ts'
import { mayMoveFrom, moveFromOneOf } from '../../../rules/move.ts'
import { canPlace, clearingNaming, onMap, placeInEach, placeToken } from '../../../rules/pieces.ts'
import { fitting, hasFitting, suitsOf } from '../../../rules/suits.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { build, canBuild } from './build.ts'

/** Actions in Daylight. 6.5 */
const ACTIONS = 3

/** Daylight begins. 6.5 */
export function* beginDay(t: RootTable): Rule<boolean> {
  t.state.turn.actions = ACTIONS
  return false
}

const DAY: TurnChoice = {
  prompt: 'marquise.day',
  end: say('marquise.day.end'),
  rule: '6.5.b',
  endsTurn: true,
}

/** Crafts first, then takes actions, with a bird card for each one more. 6.5 */
export function* craftThenAct(t: RootTable, seat: Seat): Rule<boolean> {
  const { turn } = t.state
  const crafting = turn.notes.acted === undefined
  const own = actions(t.state, seat)
  const acts = buysMore(t.state, seat) ? [...own.free, actOf('bird')] : own.free
  const act = yield* chooseAct(t, seat, DAY, acts, {
    crafts: crafting,
    actions: () => turn.actions,
    refused: () => own.refusals(actNaming),
  })
  if (act === null) return false
  switch (act.do) {
    case 'bird':
      yield* spend(t, seat, 'bird', '6.5.c')
      turn.actions++
      return true
    case 'battle':
      spendAction(t.state)
      yield* battleInOneOf(t, seat, battlefields(t.state, seat))
      return true
    case 'march':
      spendAction(t.state)
      yield* march(t, seat)
      return true
    case 'recruit':
      spendAction(t.state)
      turn.notes.recruited = 1
      yield* recruit(t, seat)
      return true
    case 'build':
      spendAction(t.state)
      yield* build(t, seat)
      return true
    case 'overwork':
      spendAction(t.state)
      yield* overwork(t, seat)
      return true
    default:
      return true
  }
}

function spendAction({ turn }: RootState): void {
  turn.actions--
  turn.notes.acted = (turn.notes.acted ?? 0) + 1
}

const NO_ACTIONS: Objection = { why: say('marquise.why.noActions'), rule: '6.5.b' }
const NO_BATTLE: Objection = { why: say('why.cannotBattle'), rule: '6.5.1' }
const NO_MARCH: Objection = { why: say('why.cannotMove'), rule: '6.5.2' }
const RECRUITED: Objection = { why: say('marquise.why.recruited'), rule: '6.5.3.b' }
const NO_RECRUITER: Objection = { why: say('marquise.why.recruit'), rule: '6.5.3.a' }
const NO_BUILDING: Objection = { why: say('marquise.why.build'), rule: '6.5.4.I.b' }
const NO_OVERWORK: Objection = { why: say('marquise.why.overwork'), rule: '6.5.5' }

/** What speaks against each of her actions; null when she can take it. 6.5.1 to 6.5.5 */
const AGAINST: { readonly [name: string]: (state: RootState, seat: Seat) => Objection | null } = {
  battle: (state, seat) => (canBattle(state, seat) ? null : NO_BATTLE),
  march: (state, seat) => (canMove(state, seat) ? null : NO_MARCH),
  recruit: ({ players, turn }, seat) => {
    if (turn.notes.recruited === 1) return RECRUITED
    return onMap(players[seat].buildings.recruiter) > 0 ? null : NO_RECRUITER
  },
  build: (state, seat) => (canBuild(state, seat) ? null : NO_BUILDING),
  overwork: (state, seat) => (canOverwork(state, seat) ? null : NO_OVERWORK),
}

const ACTIONS_OF_DAY = actsOf(Object.keys(AGAINST), {
  build: ['marquise.build.kind', 'marquise.build.where'],
  overwork: ['marquise.overwork'],
})

/** Her actions, sifted by what speaks against them now. */
function actions(state: RootState, seat: Seat): Sifted<Act> {
  const spent = state.turn.actions === 0
  return sift(ACTIONS_OF_DAY, act => (spent ? NO_ACTIONS : AGAINST[act.do](state, seat)))
}

const buysMore = (state: RootState, seat: Seat): boolean =>
  state.players[seat].hand.some(card => CARDS[card].suit === 'bird')

/** 6.5.2 */
function* march(t: RootTable, seat: Seat): Rule {
  yield* moveFromOneOf(t, seat, origins(t.state, seat), 1)
  yield* mayMoveFrom(t, seat, origins(t.state, seat), 2, say('marquise.march.end'))
}

/** 6.5.3 */
function* recruit(t: RootTable, seat: Seat): Rule {
  const { recruiter } = t.state.players[seat].buildings
  yield* placeInEach(
    t,
    seat,
    CLEARINGS.flatMap(clearing => Array<Clearing>(recruiter[clearing]).fill(clearing)),
  )
}

/** Whether the Marquise can overwork anywhere. */
function canOverwork(state: RootState, seat: Seat): boolean {
  const { tokens, hand } = state.players[seat]
  if (tokens.wood[0] === 0 || hand.length === 0) return false
  for (const clearing of CLEARINGS) if (canOverworkIn(state, seat, clearing)) return true
  return false
}

/** Whether a clearing has a sawmill, and the Marquise a card of its suit to spend. 6.5.5 */
function canOverworkIn(state: RootState, seat: Seat, clearing: Clearing): boolean {
  const { buildings, hand } = state.players[seat]
  if (buildings.sawmill[clearing] === 0) return false
  return hasFitting(state, hand, clearing) && canPlace(state, seat, clearing)
}

/** 6.5.5 */
function* overwork(t: RootTable, seat: Seat): Rule {
  const sites = CLEARINGS.filter(one => canOverworkIn(t.state, seat, one))
  const clearing = yield* choose(t, seat, 'marquise.overwork', sites, {
    like: clearingNaming,
    rule: '6.5.5',
    always: true,
  })
  const [suit] = suitsOf(t.state, clearing)
  yield* spend(t, seat, suit, '6.5.5', fitting(t.state, t.state.players[seat].hand, clearing))
  placeToken(t, seat, 'wood', clearing)
}
