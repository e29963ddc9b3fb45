import { EQUIPMENT_TYPES, type EquipmentId } from '../data/equipment.ts'
import type { ScenarioId } from '../data/solo.ts'
import { reputation } from '../rules/clan.ts'
import { turnsOf } from '../rules/score.ts'
import { diversity, unmetGoals } from '../rules/solo/rank.ts'
import type { Clan, MonsterLands, Name } from '../state.ts'
import { TUNING } from './tuning.ts'

/** What may be asked to lie on a clan's board at the end. */
export const KEPT_KINDS = ['trap', 'defense', 'potion', 'venom'] as const
export type Kept = (typeof KEPT_KINDS)[number]

/** What a table is played for: what each thing counts that is counted at the end, in points. */
export interface Aim {
  readonly glory: number
  readonly reputation: number
  readonly trophy: number
  /** The icons of affinities. */
  readonly icon: number
  /** What things count that stay at home, besides what they are good for. */
  readonly kept?: { readonly [kind in Kept]: number }
  /** A piece of gold, where it is not only spent. */
  readonly gold?: number
  /** A mission that is rewarded. */
  readonly mission?: number
  /** What it is worth to see other mercenaries in the Tavern. */
  readonly round?: (state: MonsterLands, clan: Clan) => number
  /** What somebody counts besides who joins a clan, or leaves it. */
  readonly member?: (state: MonsterLands, clan: Clan, id: Name, had: boolean) => number
  /** What a piece of equipment counts besides. */
  readonly equipment?: (state: MonsterLands, clan: Clan, id: EquipmentId) => number
}

const POINTS: Aim = { glory: 1, reputation: 1, trophy: 1, icon: 1 }

/** How many members of a clan have the affinity of somebody. */
function ofKind({ data }: MonsterLands, { members }: Clan, id: Name): number {
  if (id === 'novice') return 0
  const { affinity } = data.members[id]
  return members.filter(one => one.id !== 'novice' && data.members[one.id].affinity === affinity).length
}

/** What the first of an affinity counts, the second, and so on. */
const byKind =
  (...worths: readonly number[]) =>
  (state: MonsterLands, clan: Clan, id: Name, had: boolean): number =>
    id === 'novice' ? 0 : (worths[ofKind(state, clan, id) - (had ? 1 : 0)] ?? 0)

/** What a round of drinks is worth while there are less than so many of an affinity, and nobody on display would help. */
const newcomers =
  (worth: number, asked: number) =>
  (state: MonsterLands, clan: Clan): number => {
    const { data, tavern } = state
    const room = clan.glory - reputation(state, clan)
    const helps = (id: Name | null) =>
      id !== null && id !== 'novice' && data.members[id].reputation <= room && ofKind(state, clan, id) < asked
    const lacks = diversity(state, clan).some(count => count < asked)
    return lacks && !tavern.display.some(helps) ? worth : 0.5
  }

/** Scenario 2: gold is what counts, and a trophy is sold. */
const MONEY: Aim = {
  glory: 0.15,
  reputation: 0,
  trophy: 1.8,
  icon: 0,
  gold: TUNING.gold,
}

/** Scenario 5: what lies on the board counts, the more the fewer turns are left; then points. */
function prepared(state: MonsterLands): Aim {
  const [clan] = state.clans
  const met = unmetGoals(state, clan).length === 0
  const share = HOARD[turnsOf(state) - state.turn] ?? 0
  const { defense, trap, potion, venom } = KEPT
  return {
    ...(met ? POINTS : UNPREPARED),
    kept: { defense: share * defense, trap: share * trap, potion: share * potion, venom: share * venom },
    member: byKind(WANTED.member),
    ...(!met && { gold: WANTED.gold }),
    round: newcomers(WANTED.round, 1),
    equipment: ({ data }, { members }, id) => {
      const { type } = data.equipment[id]
      return EQUIPMENT_TYPES.includes(type) && members.every(({ worn }) => worn[type] === null)
        ? share * WANTED.equipment
        : 0
    },
  }
}

/** What points count as long as the goal is not met: glory makes room for newcomers. */
const UNPREPARED = { glory: 0.8, reputation: 0.3, trophy: 0.6, icon: 0.5 }

/** What lies on the board in the last turn, and what part of that it is worth so many turns before it. */
const KEPT = { trap: 4, defense: 2.2, potion: 2, venom: 2 }
const HOARD = [1, 1, 0.8, 0.5, 0.3, 0.2]
/** The first of an affinity, others on display where an affinity is missing, the first piece of a type. */
const WANTED = { member: 8, round: 3, equipment: 5, gold: 0.37 }

/** Scenario 7: two of each affinity. */
const DIVERSITY: Aim = { ...POINTS, reputation: 0.3, member: byKind(9, 5), round: newcomers(3, 2) }

/** Scenario 9: missions count besides. */
const MISSIONS: Aim = { ...POINTS, mission: 4 }

const AIMS: { readonly [S in ScenarioId]?: Aim } = {
  money: MONEY,
  diversity: DIVERSITY,
  missionary: MISSIONS,
}

/** What a table is played for. */
export function aimOf(state: MonsterLands): Aim {
  const { scenario } = state
  if (scenario === null) return POINTS
  return scenario === 'prepared' ? prepared(state) : (AIMS[scenario] ?? POINTS)
}
