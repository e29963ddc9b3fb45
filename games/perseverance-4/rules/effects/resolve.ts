import { choose, maybe, type Rule } from '@tablee/kernel'
import type { Branches, Effects } from '../../data/effects.ts'
import type { P4Table, Perseverance4 } from '../../state.ts'
import { say } from '../../text/say.ts'
import type { Context, Resolver } from './verb.ts'
import { VERB_RULES } from './verbs.ts'

const branchNaming = {
  key: (effects: Effects) => effects.map(({ verb }) => verb).join('+'),
  say: (effects: Effects) => say('effects', { effects }),
  waits: true,
}

/** Resolves whatever effects are made of. */
export const resolver: Resolver = {
  *run(t: P4Table, context: Context, effects: Effects): Rule {
    const { coming } = t.state
    for (const [place, { verb, n }] of effects.entries()) {
      const rule = VERB_RULES[verb]
      if (!rule.can(t.state, context, n, resolver)) continue
      t.state.coming = { seat: context.seat, effects: effects.slice(place) }
      yield* rule.resolve(t, context, n, resolver)
    }
    t.state.coming = coming
  },
  can(state: Perseverance4, context: Context, effects: Effects): boolean {
    for (const { verb, n } of effects) if (VERB_RULES[verb].can(state, context, n, resolver)) return true
    return false
  },
  *branch(t: P4Table, context: Context, branches: Branches, optional: boolean): Rule {
    if (branches.length === 1) return yield* resolver.run(t, context, branches[0])
    const possible = branches.filter(effects => resolver.can(t.state, context, effects))
    if (possible.length === 0) return
    const { coming } = t.state
    t.state.coming = { seat: context.seat, effects: [...possible[0]] }
    const effects = optional
      ? yield* maybe(t, context.seat, 'branch', possible, branchNaming)
      : yield* choose(t, context.seat, 'branch', possible, branchNaming)
    t.state.coming = coming
    if (effects !== null) yield* resolver.run(t, context, effects)
  },
}
