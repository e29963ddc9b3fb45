import type { Rule, Seat } from '@tablee/kernel'
import type { Branches, Effects } from '../../data/effects.ts'
import type { Zone } from '../../data/types.ts'
import type { P4Table, Perseverance4 } from '../../state.ts'

/** For whom effects are resolved, and what their words refer to. */
export interface Context {
  readonly seat: Seat
  /** The zone of the space that gives the effect: a cube goes to its officer. */
  readonly zone: Zone | null
  /** Where one community action has built cabins: the next goes elsewhere (e4.option.20). */
  readonly built: Zone[] | null
}

/** The effects of a seat that refer to nothing else. */
export const plainly = (seat: Seat): Context => ({ seat, zone: null, built: null })

/** What resolves effects. Verbs are given it, since those that resolve others cannot import what imports them. */
export interface Resolver {
  /** Resolves effects in printed order; what cannot be done is skipped. */
  run(t: P4Table, context: Context, effects: Effects): Rule
  /** Whether at least one of the effects would do something. */
  can(state: Perseverance4, context: Context, effects: Effects): boolean
  /** One of several; `optional` ones may be declined. */
  branch(t: P4Table, context: Context, branches: Branches, optional: boolean): Rule
}

/** What one verb does. */
export interface VerbRule {
  /** Whether it would do something here. */
  can(state: Perseverance4, context: Context, n: number, resolver: Resolver): boolean
  resolve(t: P4Table, context: Context, n: number, resolver: Resolver): Rule
}
