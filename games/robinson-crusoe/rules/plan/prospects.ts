import type { Objection } from '@tablee/kernel'
import type { Deed, Plan, PlanAction, Robinson } from '../../state.ts'
import { distances, exploredTerrains } from '../island.ts'
import { canInvent, type Far, lastingObjection } from './deeds.ts'
import { thinkable } from './thinkable.ts'

/** Where a pawn goes: to an action of the plan, or to a new one. */
export type Spot = { readonly join: PlanAction } | { readonly deed: Deed }

/** What can be set out for in this planning, whoever goes and whatever else is planned. */
export interface Prospects {
  readonly far: Far
  readonly spots: readonly Spot[]
}

// A plan is changed pawn by pawn, and none of these changes makes another deed possible: they are found once for a plan.
const known = new WeakMap<Plan, Prospects>()

/** The prospects of the plan that is being made. */
export function prospectsOf(state: Robinson): Prospects {
  const before = known.get(state.plan)
  if (before) return before
  const prospects = find(state)
  known.set(state.plan, prospects)
  return prospects
}

function find(state: Robinson): Prospects {
  const explored = exploredTerrains(state)
  const lasting = lastingObjections(state)
  const spots: Spot[] = []
  for (const deed of thinkable(state, id => canInvent(state, id, explored)))
    if (lasting(deed) === null) spots.push({ deed })
  return { far: distances(state), spots }
}

/** What speaks against a deed for the whole planning; distances and terrains are found once for many. */
export function lastingObjections(state: Robinson): (deed: Deed) => Objection | null {
  const far = distances(state)
  const explored = exploredTerrains(state)
  return deed => lastingObjection(state, deed, far, explored)
}

/** Something else than the plan changed: what is possible has to be found again. */
export function forgetProspects({ plan }: Robinson): void {
  known.delete(plan)
}
