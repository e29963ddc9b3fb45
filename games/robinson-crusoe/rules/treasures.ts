import type { Rule } from '@tablee/kernel'
import type { MysteryId } from '../data/mysteries.ts'
import type { CharacterId } from '../data/types.ts'
import type { Robinson, RobinsonTable } from '../state.ts'
import { mysteryCard, resolveCard } from './cards/resolve-card.ts'
import type { Cause } from './cause.ts'
import { runEffects } from './effects/run.ts'

/** A treasure has its effect; one that lasts stays beside the board, the others are discarded. L1287 */
export function* gainTreasure(t: RobinsonTable, id: MysteryId, cause: Cause): Rule {
  const { effects, keep } = mysteryCard(id)
  t.say('treasure.gained', { card: id })
  const own: Cause = { ...cause, card: id, actor: finderOf(t.state, id) ?? cause.actor }
  if (!keep) return yield* resolveCard(t, id, effects, own)
  t.state.treasures.push({ id, uses: keep.uses ?? -1, user: '' })
  yield* runEffects(t, effects, own)
}

/** Who drew a treasure that has waited since. */
function finderOf({ notes }: Robinson, id: MysteryId): CharacterId | undefined {
  const [finder] = notes[`found:${id}`] ?? []
  delete notes[`found:${id}`]
  return finder as CharacterId | undefined
}
