import type { Rule } from '@tablee/kernel'
import type { CharacterId } from '../../data/types.ts'
import type { PlanAction, RobinsonTable } from '../../state.ts'
import { givenBy, sourceAt } from '../island.ts'
import { gain } from '../resources.ts'
import { because } from '../why.ts'
import { attempt } from './roll.ts'

/** A gather: what was counted when the plan was committed, whatever happened to the source since. L895 */
export function* gather(t: RobinsonTable, action: PlanAction, who: CharacterId): Rule {
  const { node, source, yields } = action
  if (node === '') return
  const what = givenBy(sourceAt(t.state, node, source))
  yield* attempt(t, action, who, {
    *success() {
      gain(t, what, yields, because('success'))
    },
  })
}
