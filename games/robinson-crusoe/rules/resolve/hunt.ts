import type { Rule } from '@tablee/kernel'
import type { CharacterId } from '../../data/types.ts'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { PlanAction, RobinsonTable } from '../../state.ts'
import { byActor } from '../cause.ts'
import { drawPrey } from '../decks.ts'
import { fightBeast } from '../fight.ts'
import { pieceAt, remove } from '../pieces.ts'

/** A hunt: the top beast is fought; danger on the action space makes this one stronger. L932 */
export function* hunt(t: RobinsonTable, action: PlanAction, who: CharacterId): Rule {
  const { state } = t
  if (action.what !== '') {
    yield* scenarioOf(state).resolve?.(t, action, who) ?? []
    return
  }
  const beast = drawPrey(t)
  if (beast === undefined) return t.say('hunt.nothing')
  const danger = pieceAt(state, 'acting', 'danger', 'hunt')
  remove(state, danger)
  yield* fightBeast(t, beast, byActor(beast, who), danger ? 1 : 0)
}
