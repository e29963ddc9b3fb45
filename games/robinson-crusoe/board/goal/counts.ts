import type { RobinsonView } from '../../view.ts'
import type { SignName } from '../ui/art.tsx'

/** How far the goal of a scenario is reached: a symbol, so many of so many. */
export interface GoalCount {
  readonly sign: SignName
  readonly now: number
  readonly of: number
}

/** The values that a scenario's goal is told with. */
export function goalValues<V>({ goal }: RobinsonView): V {
  return (goal.values ?? {}) as V
}

/** What the strip of the Castaways is told. */
export interface CastawaysGoal {
  readonly woodpile: readonly number[]
  readonly fire: boolean
}

/** What the strip of Jenny is told. */
export interface JennyGoal {
  readonly raft: boolean
  readonly rescued: boolean
  readonly left: number
}

/** What the strip of Volcano Island is told. */
export interface VolcanoGoal {
  readonly tiles: number
  readonly ofTiles: number
  readonly places: number
  readonly ofPlaces: number
}

/** What the strip of Family Robinson is told. */
export interface FamilyGoal {
  readonly built: number
  readonly of: number
  readonly children: number
}

/** What the strip of King Kong Island is told. */
export interface KingKongGoal {
  readonly traps: number
  readonly of: number
  readonly dead: number
  readonly captive: boolean
}

/** The stages of the woodpile. */
export const STAGES: readonly number[] = [1, 2, 3, 4, 5]

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

/** The one number that tells best how the goal stands; null where there is none. */
export function goalCount(view: RobinsonView): GoalCount | null {
  switch (view.scenario) {
    case 'castaways':
      return { sign: 'wood', now: sum(goalValues<CastawaysGoal>(view).woodpile), of: sum(STAGES) }
    case 'cursedIsland': {
      const { crosses, of } = goalValues<{ crosses: number; of: number }>(view)
      return { sign: 'cross', now: crosses, of }
    }
    case 'volcanoIsland': {
      const { tiles, ofTiles } = goalValues<VolcanoGoal>(view)
      return { sign: 'map', now: tiles, of: ofTiles }
    }
    case 'cannibalIsland':
      return { sign: 'village', now: goalValues<{ burnt: number }>(view).burnt, of: 4 }
    case 'familyRobinson': {
      const { built, of } = goalValues<FamilyGoal>(view)
      return { sign: 'build', now: built, of }
    }
    case 'kingKong': {
      const { traps, of } = goalValues<KingKongGoal>(view)
      return { sign: 'trap', now: traps, of }
    }
    default:
      return null
  }
}

/** From which round on the game can be won, where that is not from the first. */
export const aimFrom = ({ scenario, rounds }: RobinsonView): number =>
  scenario === 'castaways' ? 10 : rounds + 1
