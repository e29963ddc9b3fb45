import type { Rule } from '@tablee/kernel'
import { INVENTIONS } from '../../data/inventions.ts'
import { type CharacterId, RESOURCES } from '../../data/types.ts'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { PlanAction, Robinson, RobinsonTable } from '../../state.ts'
import { gainDet } from '../characters.ts'
import { gainLater } from '../gains.ts'
import { isInvention, takeInvention } from '../items.ts'
import { raise } from '../levels.ts'
import { pieceAt, remove } from '../pieces.ts'
import { paymentsFor } from '../plan/cost.ts'
import { returnDet, unpay } from '../plan/stacks.ts'
import { nothing } from '../resources.ts'
import { because } from '../why.ts'
import { attempt } from './roll.ts'
import { spendThrift } from './thrift.ts'

/** What building a personal invention gives its owner. L466 */
const PERSONAL_DET = 2

/** A build: what was staked is spent on success and comes back on failure. L963 */
export function* build(t: RobinsonTable, action: PlanAction, who: CharacterId): Rule {
  t.state.thisRound.tried.push(action.what)
  yield* attempt(t, action, who, {
    success: () => succeed(t, action, who),
    failure: () => {
      const { staked, det } = action
      if (det > 0 || RESOURCES.some(what => staked[what] > 0))
        t.say('stake.back', { staked: { ...staked }, det })
      unpay(t.state, action)
      returnDet(t.state, action)
    },
  })
}

function* succeed(t: RobinsonTable, action: PlanAction, who: CharacterId): Rule {
  yield* spendThrift(t, action)
  spendExtraWood(t.state, action)
  if (RESOURCES.some(what => action.staked[what] > 0)) t.say('stake.spent', { staked: { ...action.staked } })
  action.staked = nothing()
  yield* complete(t, action, who)
}

/** The extra-wood token leaves with its build; one whose build failed takes a wood from the next that succeeds. L800 */
function spendExtraWood(state: Robinson, action: PlanAction): void {
  if (!pieceAt(state, 'acting', 'extraWood', 'build')) return
  if (!action.carries.includes('extraWood')) {
    const carried = state.plan.actions.some(one => one.carries.includes('extraWood'))
    const paidWood = paymentsFor(state, action)[action.pay].wood !== undefined
    if (carried || !paidWood || state.available.wood === 0) return
    state.available.wood--
  }
  remove(state, pieceAt(state, 'lying', 'extraWood', 'build'))
}

/** What was built: the camp's parts and marks on the island at once, inventions at the end of the phase. L1120 */
export function* complete(t: RobinsonTable, { what, node }: PlanAction, who: CharacterId): Rule {
  const { state } = t
  if (what === 'shelter') {
    state.shelter = true
    return t.say('shelter.built')
  }
  if (what === 'roof' || what === 'palisade' || what === 'weapons')
    return raise(t, what, 1, because('success'))
  const hooks = scenarioOf(state)
  if (isInvention(what)) {
    if (state.personal.includes(what) && INVENTIONS[what].owner)
      gainDet(t, INVENTIONS[what].owner, PERSONAL_DET, because('personal', what))
    takeInvention(state, what)
  }
  if (hooks.atOnce?.includes(what)) state.built.push(what)
  else gainLater(state, 'invention', what)
  t.say('invention.built', { item: what })
  yield* hooks.built?.(t, what, node, who) ?? []
}
