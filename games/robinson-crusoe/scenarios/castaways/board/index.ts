import { built, counted } from '../../../board/end/task.ts'
import { goalValues, sum } from '../../../board/goal/values.ts'
import { wordsOf } from '../../../board/words.ts'
import type { ScenarioFace } from '../../board/scenario.ts'

/** What its goal is told with. */
export interface CastawaysGoal {
  readonly woodpile: readonly number[]
  readonly fire: boolean
}

/** The stages of the woodpile. */
export const STAGES: readonly number[] = [1, 2, 3, 4, 5]

/** Castaways at the table. */
export const castaways: ScenarioFace = {
  count: view => ({ sign: 'wood', now: sum(goalValues<CastawaysGoal>(view).woodpile), of: sum(STAGES) }),
  aim: 10,
  tells: { woodpile: 6 },
  ended(view, _, language) {
    const { woodpile, fire } = goalValues<CastawaysGoal>(view)
    const { woodpile: name } = wordsOf('castaways', language)
    return [counted(name, sum(woodpile), sum(STAGES), language), built('fire', fire, language)]
  },
}
