import type { Rule } from '@tablee/kernel'
import type { CharacterId } from '../../data/types.ts'
import type { WreckageId } from '../../data/wreckage.ts'
import { WRECKAGE } from '../../data/wreckage.ts'
import type { PlanAction, RobinsonTable } from '../../state.ts'
import { eventCard, isEvent, resolveCard } from '../cards/resolve-card.ts'
import { byActor } from '../cause.ts'
import { RIGHT_SLOT } from '../plan/thinkable.ts'
import { spendThrift } from './thrift.ts'

/** A threat action: always a success; the card is discarded, so its threat never comes. L918 */
export function* threat(t: RobinsonTable, action: PlanAction, who: CharacterId): Rule {
  const { threats } = t.state
  const { what, pawns } = action
  yield* spendThrift(t, action)
  if (threats.left === what && action.source !== RIGHT_SLOT) threats.left = ''
  else threats.right = ''
  t.say('threat.faced', { card: what, who })
  const wreck = isEvent(what) ? null : WRECKAGE[what as WreckageId]
  const result = isEvent(what) ? eventCard(what).action.result : pawns.length > 1 ? wreck?.two : wreck?.one
  yield* resolveCard(t, what, result ?? [], byActor(what, who))
}
