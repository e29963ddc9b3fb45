import type { Seat } from '@tablee/kernel'
import type { Branches, Effects } from '../data/effects.ts'
import { tameable } from '../rules/herd.ts'
import { herdSize } from '../rules/query.ts'
import type { Perseverance4 } from '../state.ts'
import { WORTH } from './tuning.ts'

/** What effects are worth to anybody. */
export function effectsWorth(effects: Effects): number {
  let sum = 0
  for (const { verb, n } of effects) sum += WORTH[verb] * n
  return sum
}

/** The best of several. */
export const branchesWorth = (branches: Branches): number => Math.max(0, ...branches.map(effectsWorth))

/** What effects are worth to a seat as it stands: nobody heals or tames more than there is. */
export function effectsFor(state: Perseverance4, seat: Seat, effects: Effects): number {
  let sum = 0
  for (const { verb, n } of effects) {
    const player = state.players[seat]
    const times =
      verb === 'heal'
        ? Math.min(n, herdSize(player.infirmary))
        : verb === 'tame'
          ? Math.min(n, tameable(state, seat, false).length)
          : n
    sum += WORTH[verb] * times
  }
  return sum
}
