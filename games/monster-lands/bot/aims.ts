import { EQUIPMENT_TYPES, type EquipmentId } from '../data/equipment.ts'
import type { ScenarioId } from '../data/solo.ts'
import { turnsOf } from '../rules/score.ts'
import type { Clan, MonsterLands, Name } from '../state.ts'
import { TUNING } from './tuning.ts'

/** What may be asked to lie on a clan's board at the end. */
export type Kept = 'trap' | 'defense' | 'potion' | 'venom'

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
  readonly round?: number
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

/** Scenario 2: gold is what counts, and a trophy is sold. */
const MONEY: Aim = {
  glory: 0.15,
  reputation: 0,
  trophy: 1.8,
  icon: 0,
  gold: TUNING.gold,
}

/** Scenario 5: near the end, what is at home counts more than what is done with it. */
const PREPARED: Aim = {
  ...POINTS,
  member: byKind(6),
  round: 1.5,
  equipment: ({ data }, { members }, id) => {
    const { type } = data.equipment[id]
    return EQUIPMENT_TYPES.includes(type) && members.every(({ worn }) => worn[type] === null) ? 5 : 0
  },
}
const HOARDING: Aim = { ...PREPARED, kept: { trap: 4, defense: 2.2, potion: 2, venom: 2 } }

/** Scenario 7: two of each affinity. */
const DIVERSITY: Aim = { ...POINTS, reputation: 0.3, member: byKind(9, 5), round: 3 }

/** Scenario 9: missions count besides. */
const MISSIONS: Aim = { ...POINTS, mission: 4 }

/** How many turns before the end it is time to hoard. */
const HOARD = 2

const AIMS: { readonly [S in ScenarioId]?: Aim } = {
  money: MONEY,
  prepared: PREPARED,
  diversity: DIVERSITY,
  missionary: MISSIONS,
}

/** What a table is played for. */
export function aimOf(state: MonsterLands): Aim {
  const { scenario, turn } = state
  if (scenario === null) return POINTS
  const aim = AIMS[scenario] ?? POINTS
  return aim === PREPARED && turnsOf(state) - turn <= HOARD ? HOARDING : aim
}
