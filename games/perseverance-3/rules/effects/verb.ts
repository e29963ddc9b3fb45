import type { Rule, Seat } from '@tablee/kernel'
import type { Effect } from '../../data/effects.ts'
import type { Effects } from '../../data/shape.ts'
import type { CityZone, SiteId } from '../../data/types.ts'
import type { Crumb, Perseverance3, Perseverance3Table } from '../../state.ts'

/** For whom effects are resolved, and what their words refer to. */
export interface Context {
  readonly seat: Seat
  /** The ranch cell that they are printed on: Scrap Yard's crate goes to another row. */
  readonly cell: number | null
  /** The site whose tile is being resolved: Marshland Encampment builds on itself. */
  readonly site: SiteId | null
  /** Where a shelter was built by the same work: explorers B and C build in different zones. */
  readonly built: Built | null
}

/** The zones in which the options of one work have built. */
export interface Built {
  zone: CityZone | null
}

/** The effects of a seat that refer to nothing else. */
export const plainly = (seat: Seat): Context => CONTEXTS[seat]

const CONTEXTS: readonly Context[] = [0, 1, 2, 3].map(seat => ({ seat, cell: null, site: null, built: null }))

/**
 * What resolves effects. Verbs and the procedures below them are given it, since those that resolve others (a harvest, a
 * placement bonus) cannot import what imports them.
 */
export interface Resolver {
  /** Resolves effects in printed order, under a breadcrumb if they have one of their own; what cannot be done is skipped (ruling.1). */
  run(t: Perseverance3Table, context: Context, crumb: Crumb | null, effects: Effects): Rule
  /** Whether at least one of the effects would do something. */
  can(state: Perseverance3, context: Context, effects: Effects): boolean
}

/** What one verb does. */
export interface Verb<E extends Effect> {
  /** Whether it would do something here. */
  can(state: Perseverance3, context: Context, effect: E, resolver: Resolver): boolean
  resolve(t: Perseverance3Table, context: Context, effect: E, resolver: Resolver): Rule
}

export type EffectOf<V extends Effect['verb']> = Extract<Effect, { verb: V }>
