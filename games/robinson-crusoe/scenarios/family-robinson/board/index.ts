import { counted } from '../../../board/end/task.ts'
import { goalValues } from '../../../board/goal/values.ts'
import { wordsOf } from '../../../board/words.ts'
import type { ScenarioFace } from '../../board/scenario.ts'

/** What its goal is told with. */
export interface FamilyGoal {
  readonly built: number
  readonly of: number
  readonly children: number
}

/** Family Robinson at the table. */
export const familyRobinson: ScenarioFace = {
  count(view) {
    const { built, of } = goalValues<FamilyGoal>(view)
    return { sign: 'build', now: built, of }
  },
  reclaims: true,
  ended(view, _, language) {
    const { built, of } = goalValues<FamilyGoal>(view)
    return [counted(wordsOf('familyRobinson', language).toInvent, built, of, language)]
  },
}
