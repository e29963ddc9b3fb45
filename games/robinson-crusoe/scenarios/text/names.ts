import type { SpecialSymbol } from '../../data/discoveries.ts'
import type { SCENARIOS, ScenarioId } from '../data.ts'

/** The names that a scenario gives: its own, its inventions’, its tokens’. */
export interface ScenarioNames<S extends ScenarioId> {
  readonly title: string
  readonly inventions: { readonly [I in keyof (typeof SCENARIOS)[S]['inventions']]: string }
  readonly tokens: { readonly [T in SpecialSymbol]: string }
}
