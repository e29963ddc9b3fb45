import type { Rule } from '@tablee/kernel'
import type { Effect } from '../../data/effects.ts'
import type { Effects } from '../../data/shape.ts'
import type { Crumb, Perseverance3, Perseverance3Table } from '../../state.ts'
import type { Context, Resolver, Verb } from './verb.ts'
import { VERBS } from './verbs.ts'

// The map is total over the verbs; what is looked up by an effect's own verb takes that effect.
const verbOf = ({ verb }: Effect): Verb<Effect> => VERBS[verb] as Verb<Effect>

/** Resolves whatever effects are made of. */
export const resolver: Resolver = {
  *run(t: Perseverance3Table, context: Context, crumb: Crumb | null, effects: Effects): Rule {
    const { crumbs } = t.state
    if (crumb !== null) crumbs.push(crumb)
    for (const effect of effects) {
      const verb = verbOf(effect)
      if (verb.can(t.state, context, effect, resolver)) yield* verb.resolve(t, context, effect, resolver)
    }
    if (crumb !== null) crumbs.pop()
  },
  can(state: Perseverance3, context: Context, effects: Effects): boolean {
    for (const effect of effects) if (verbOf(effect).can(state, context, effect, resolver)) return true
    return false
  },
}
