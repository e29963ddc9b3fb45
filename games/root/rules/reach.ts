import { GOOD_REACH } from '../data/reach.ts'
import type { FactionId, RootTable } from '../state.ts'
import { cardOf } from './faction.ts'

/** The Reach of factions together: how much they take part in the fight for the map. 5.2 */
export function totalReach(factions: readonly FactionId[]): number {
  let total = 0
  for (const [seat, id] of factions.entries()) {
    const { reach, again } = cardOf(id)
    total += factions.indexOf(id) < seat ? (again?.reach ?? 0) : reach
  }
  return total
}

/** How much Reach factions lack for a good game; nothing before there are any. 5.2 */
export const reachWanting = (factions: readonly FactionId[], seats: number): number =>
  factions.length === 0 ? 0 : Math.max(0, GOOD_REACH[seats] - totalReach(factions))

/** Tells the table when its factions reach less than a good game wants; they play all the same. 5.2 */
export function adviseOnReach(t: RootTable): void {
  const { players, order } = t.state
  const reach = totalReach(order.map(seat => players[seat].faction))
  const wanted = GOOD_REACH[order.length]
  if (reach < wanted) t.say('setup.reach', { reach, wanted })
}
