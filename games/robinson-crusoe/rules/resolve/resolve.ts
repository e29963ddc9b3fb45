import { take } from '@tablee/common/piles.ts'
import type { Next, Rule } from '@tablee/kernel'
import { ACTION_TYPES, type ActionType, type CharacterId } from '../../data/types.ts'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { PlanAction, Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { askGroup } from '../ask.ts'
import { characterOf, wound } from '../characters.ts'
import { settle } from '../gains.ts'
import { pieceAt, remove } from '../pieces.ts'
import { deedValues } from '../plan/deed-values.ts'
import { queued } from '../plan/odds.ts'
import { giveUp } from '../plan/stacks.ts'
import { haveWeapons, openWindow } from '../powers/window.ts'
import { because } from '../why.ts'
import { build } from './build.ts'
import { arrange, rest } from './camp.ts'
import { explore } from './explore.ts'
import { gather } from './gather.ts'
import { hunt } from './hunt.ts'
import { reclaim } from './reclaim.ts'
import { threat } from './threat.ts'

const RESOLVE: {
  readonly [A in ActionType]: (t: RobinsonTable, action: PlanAction, who: CharacterId) => Rule
} = {
  threat,
  hunt,
  build,
  gather,
  explore,
  arrange,
  rest,
  reclaim,
}

/** One action of the plan, in the order of the types; within a type the group chooses. L882 */
export function* resolve(t: RobinsonTable): Rule<Next> {
  const { state } = t
  const { actions } = state.plan
  if (actions.length === 0) return 'endOfPhase'
  const action = yield* nextAction(t)
  const who = action.pawns[0] as CharacterId
  if (!characterOf(state, who).alive) {
    giveUp(state, action) // Friday is dead.
    return 'resolve'
  }
  yield* openWindow(t, 'action', who)
  take(actions, action)
  state.act = {
    type: action.type,
    actor: who,
    node: action.node,
    source: action.source,
    outside: false,
  }
  t.say('action.begins', queued(state, action))
  yield* leaveTokens(t, action, who)
  yield* RESOLVE[action.type](t, action, who)
  endAct(state)
  return 'resolve'
}

function* nextAction(t: RobinsonTable): Rule<PlanAction> {
  const { actions } = t.state.plan
  const type = ACTION_TYPES.find(one => actions.some(action => action.type === one))
  const { waits } = scenarioOf(t.state)
  const open = actions.filter(action => action.type === type && !waits?.(t.state, action))
  if (!orderMatters(t.state, open)) return open[0]
  return yield* askGroup(t, 'action.next', open, {
    key: actionNames.key,
    say: action =>
      say('action.which', { deed: deedValues(t.state, action), who: action.pawns[0] as CharacterId }),
    at: actionNames.at,
    rule: 'resolve.3',
  })
}

/** Rests are alike, and so is arranging the camp unless a marker takes the first. */
function orderMatters(state: Robinson, open: readonly PlanAction[]): boolean {
  const { type } = open[0]
  return (
    open.length > 1 &&
    type !== 'rest' &&
    (type !== 'arrange' || pieceAt(state, 'lying', 'blocked', 'arrange') !== undefined)
  )
}

const actionNames = {
  key: ({ id }: PlanAction): string => String(id),
  at: ({ id }: PlanAction): string => `plan:${id}`,
}

/** Tokens that rode along have done their work; the danger of an exploration strikes those without weapons. */
function* leaveTokens(t: RobinsonTable, { type, carries }: PlanAction, who: CharacterId): Rule {
  const { state } = t
  if (carries.includes('slow')) remove(state, pieceAt(state, 'lying', 'slow', type))
  if (!carries.includes('danger')) return
  remove(state, pieceAt(state, 'lying', 'danger', type))
  if (!(yield* haveWeapons(t, 1, who))) wound(t, who, 1, because('danger'))
}

/** The action is over, and it is known where what it brought waits. L1260 */
function endAct(state: Robinson): void {
  const { act } = state
  if (!act) return
  state.act = null
  settle(state, act.outside)
}
