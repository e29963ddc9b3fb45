import type { Effect } from '../../data/effects.ts'
import { VERBS as building } from './building.ts'
import { VERBS as gaining } from './gaining.ts'
import { VERBS as leading } from './leading.ts'
import { VERBS as nesting } from './nesting.ts'
import type { EffectOf, Verb } from './verb.ts'

/** Every verb of the components; one that is missing does not compile. */
export const VERBS: { readonly [V in Effect['verb']]: Verb<EffectOf<V>> } = {
  ...gaining,
  ...building,
  ...leading,
  ...nesting,
}
