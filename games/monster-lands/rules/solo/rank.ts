import { EQUIPMENT_TYPES } from '../../data/equipment.ts'
import { PREPARED_GOAL, RANKS, type Rank, SCENARIOS, type Threshold } from '../../data/solo.ts'
import { AFFINITIES } from '../../data/types.ts'
import type { Clan, MonsterLands } from '../../state.ts'
import type { Printed } from '../clan.ts'
import { score } from '../points.ts'

/** solo.8, solo.11: how well the scenario went. */
export function rankOf(state: MonsterLands): Rank {
  if (state.scenario === null) return RANKS[0]
  let rank = 0
  for (const [place, threshold] of SCENARIOS[state.scenario].ranks.entries())
    if (meets(state, state.clans[0], threshold)) rank = place + 1
  return RANKS[rank]
}

/** Whether a clan has what a rank asks for. */
export function meets(
  state: Printed,
  clan: Clan,
  { points, gold, missions, members, goal }: Threshold,
): boolean {
  return (
    (points === undefined || score(state, clan) >= points) &&
    (gold === undefined || clan.gold >= gold) &&
    (missions === undefined || clan.missions >= missions) &&
    (members === undefined || hasDiversity(state, clan, members)) &&
    (goal === undefined || unmetGoals(state, clan).length === 0)
  )
}

/** scenario.23, scenario.24: members of each affinity, from the most. */
export function diversity({ data }: Printed, { members }: Pick<Clan, 'members'>): number[] {
  const count = AFFINITIES.map(
    affinity => members.filter(({ id }) => id !== 'novice' && data.members[id].affinity === affinity).length,
  )
  return count.sort((a, b) => b - a)
}

const hasDiversity = (state: Printed, clan: Clan, asked: readonly number[]): boolean =>
  diversity(state, clan).every((count, place) => count >= asked[place])

/** What the goal of scenario 5 still lacks. */
export const GOALS = ['defense', 'trap', 'potion', 'venom', 'equipment', 'affinities'] as const
export type Goal = (typeof GOALS)[number]

/** scenario.15 to scenario.17 */
export function unmetGoals(state: Printed, clan: Clan): Goal[] {
  const unmet: Goal[] = []
  if (clan.defense < PREPARED_GOAL.defense) unmet.push('defense')
  if (clan.traps.length < PREPARED_GOAL.trap) unmet.push('trap')
  if (clan.potion < PREPARED_GOAL.potion) unmet.push('potion')
  if (clan.venom < PREPARED_GOAL.venom) unmet.push('venom')
  if (!EQUIPMENT_TYPES.every(type => clan.members.some(({ worn }) => worn[type] !== null)))
    unmet.push('equipment')
  if (diversity(state, clan).includes(0)) unmet.push('affinities')
  return unmet
}
