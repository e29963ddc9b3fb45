import type { Rule } from '@tablee/kernel'
import type { CharacterId } from '../../data/types.ts'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { PlanAction, RobinsonTable } from '../../state.ts'

/** The action that only a scenario has. */
export function* reclaim(t: RobinsonTable, action: PlanAction, who: CharacterId): Rule {
  yield* scenarioOf(t.state).resolve?.(t, action, who) ?? []
}
