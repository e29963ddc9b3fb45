import type { Next, Rule } from '@tablee/kernel'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { RobinsonTable } from '../../state.ts'
import { firstCharacter } from '../characters.ts'
import { cashInOutside } from '../discoveries.ts'
import { freshen } from '../pieces.ts'
import { unload } from './unload.ts'

/** The end of the action phase: what was gained comes into use, and what was placed takes effect. L1280 */
export function* endOfPhase(t: RobinsonTable): Rule<Next> {
  const { state } = t
  state.phase = 'end'
  t.say('actions.done')
  yield* unload(t, { from: 'actionEnd' }, firstCharacter(state))
  cashInOutside(t)
  state.thisRound.itemsAway = false
  state.thisRound.pawns.length = 0
  freshen(state)
  yield* scenarioOf(state).endOfActions?.(t) ?? []
  return 'weather'
}
