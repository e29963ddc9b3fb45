import { faceOf } from '../../scenarios/board/faces.ts'
import type { GoalCount } from '../../scenarios/board/scenario.ts'
import type { RobinsonView } from '../../view.ts'

/** The one number that tells best how the goal stands; null where there is none. */
export const goalCount = (view: RobinsonView): GoalCount | null => faceOf(view).count?.(view) ?? null

/** From which round on the game can be won, where that is not from the first. */
export const aimFrom = (view: RobinsonView): number => faceOf(view).aim ?? view.rounds + 1
