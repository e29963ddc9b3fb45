import { built } from '../../../board/end/task.ts'
import { goalValues } from '../../../board/goal/values.ts'
import { wordsOf } from '../../../board/words.ts'
import type { ScenarioFace } from '../../board/scenario.ts'

/** What its goal is told with. */
export interface JennyGoal {
  readonly raft: boolean
  readonly rescued: boolean
  readonly left: number
}

/** Jenny Needs Help! at the table. */
export const jenny: ScenarioFace = {
  tells: { 'jenny.rescued': 12 },
  ended(view, _, language) {
    const { raft, rescued, left } = goalValues<JennyGoal>(view)
    const words = wordsOf('jenny', language)
    return [
      built('raftRescue', raft, language),
      { name: 'Jenny', state: rescued ? words.atCamp : words.heartsLeft(left), met: rescued },
      built('lifeboat', view.built.includes('lifeboat'), language),
    ]
  },
}
