import type { Seat } from '@tablee/kernel'
import { gainFollowers } from '@tablee/perseverance/assets.ts'
import type { ObjectiveId } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { scoreOfficer } from '../assembly/officer.ts'
import { buildings, type Ground } from '../assembly/presence.ts'
import { meets } from '../count.ts'
import { ownersOf } from '../query.ts'

/** objective.2, objective.3 */
export const PERSONAL = 6
export const ZONE = 4

/** objective.3 to objective.7: whether nobody has more shelters and structures there, and the seat has some. */
export function leadsIn(state: Perseverance3, seat: Seat, ground: Ground): boolean {
  const own = buildings(state, seat, ground)
  if (own === 0) return false
  for (let owner = 0; owner < ownersOf(state); owner++)
    if (buildings(state, owner, ground) > own) return false
  return true
}

/** objective.1: a seat's objective card is revealed and scored. */
export function scoreObjective(t: Perseverance3Table, seat: Seat, objective: ObjectiveId): void {
  t.reveal()
  t.say('objective.revealed', { seat, objective })
  evaluate(t, seat, objective)
}

/** objective.2 to objective.8: the personal goal, the zones, the officer. */
export function evaluate(t: Perseverance3Table, seat: Seat, objective: ObjectiveId): void {
  const { state } = t
  const { personal, zones, officer } = state.data.objectives[objective]
  if (meets(state, seat, personal)) {
    t.say('objective.personal', { seat })
    gainFollowers(t, seat, PERSONAL)
  }
  for (const zone of zones) {
    if (!leadsIn(state, seat, zone)) continue
    t.say('objective.zone', { seat, ground: zone })
    gainFollowers(t, seat, ZONE)
  }
  scoreOfficer(t, officer) // objective.8
}
