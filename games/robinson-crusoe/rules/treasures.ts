import type { Rule } from '@tablee/kernel'
import type { MysteryId } from '../data/mysteries.ts'
import type { RobinsonTable } from '../state.ts'
import { mysteryCard, resolveCard } from './cards/resolve-card.ts'
import type { Cause } from './cause.ts'
import { runEffects } from './effects/run.ts'

/** A treasure has its effect; one that lasts stays beside the board, the others are discarded. L1287 */
export function* gainTreasure(t: RobinsonTable, id: MysteryId, cause: Cause): Rule {
  const { effects, keep } = mysteryCard(id)
  t.say('treasure.gained', { card: id })
  const own: Cause = { ...cause, card: id }
  if (!keep) return yield* resolveCard(t, id, effects, own)
  t.state.treasures.push({ id, uses: keep.uses ?? -1, user: '', from: t.state.round })
  yield* runEffects(t, effects, own)
}
