import { type Rule, RuleFault } from '@tablee/kernel'
import type { Effect, EffectOf, Verb } from '../../data/effects.ts'
import type { RobinsonTable } from '../../state.ts'
import type { Cause } from '../cause.ts'

/** What a verb does; one that asks is a rule, one that does not just does it. */
export type Doing<V extends Verb> =
  | ((t: RobinsonTable, effect: EffectOf<V>, cause: Cause) => Rule)
  | ((t: RobinsonTable, effect: EffectOf<V>, cause: Cause) => void)

/** What every verb does. */
export type Doings = { readonly [V in Verb]: Doing<V> }

let doings: Doings | null = null

/** Gives the verbs their meaning; the game does so once. */
export function setDoings(all: Doings): void {
  doings = all
}

/** Applies one effect. */
function* runEffect(t: RobinsonTable, effect: Effect, cause: Cause): Rule {
  if (!doings) throw new RuleFault('The verbs have no meaning yet.')
  const doing = doings[effect.do] as Doing<Verb>
  yield* doing(t, effect, cause) ?? []
}

/** Applies effects in their order. */
export function* runEffects(t: RobinsonTable, effects: readonly Effect[], cause: Cause): Rule {
  for (const effect of effects) yield* runEffect(t, effect, cause)
}
