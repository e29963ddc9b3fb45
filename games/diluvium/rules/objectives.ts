import type { Chance } from '@tablee/kernel'
import type { Diluvium, Place } from '../state.ts'

/** Objective tokens are shuffled, and one goes face down on each of some places; the rest stays in the box, unseen. */
export function layObjectives({ objectives }: Diluvium, places: readonly Place[], chance: Chance): void {
  chance.shuffle(objectives)
  for (const place of places) place.token = { n: objectives.pop() as number, up: false }
}
