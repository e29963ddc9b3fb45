import type { Deed, Plan, Robinson } from '../../state.ts'
import { distances, exploredTerrains } from '../island.ts'
import { canInvent, type Far, lastingObjection } from './deeds.ts'
import { thinkable } from './thinkable.ts'

/** What can be set out for in this planning, whoever goes and whatever else is planned. */
export interface Prospects {
  readonly far: Far
  readonly deeds: readonly Deed[]
}

// A plan is changed pawn by pawn, and none of these changes makes another deed possible: they are found once for a plan.
const known = new WeakMap<Plan, Prospects>()

/** The prospects of the plan that is being made. */
export function prospectsOf(state: Robinson): Prospects {
  const before = known.get(state.plan)
  if (before) return before
  const far = distances(state)
  const explored = exploredTerrains(state)
  const deeds = thinkable(state, id => canInvent(state, id, explored)).filter(
    deed => lastingObjection(state, deed, far, explored) === null,
  )
  const prospects = { far, deeds }
  known.set(state.plan, prospects)
  return prospects
}

/** Something else than the plan changed: what is possible has to be found again. */
export function forgetProspects({ plan }: Robinson): void {
  known.delete(plan)
}
