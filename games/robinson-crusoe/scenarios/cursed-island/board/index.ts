import { counted } from '../../../board/end/task.ts'
import { goalValues } from '../../../board/goal/values.ts'
import { wordsOf } from '../../../board/words.ts'
import type { ScenarioFace } from '../../board/scenario.ts'

/** What its goal is told with. */
export interface CursedGoal {
  readonly crosses: number
  readonly of: number
}

/** Cursed Island at the table. */
export const cursedIsland: ScenarioFace = {
  count(view) {
    const { crosses, of } = goalValues<CursedGoal>(view)
    return { sign: 'cross', now: crosses, of }
  },
  ended(view, _, language) {
    const { crosses, of } = goalValues<CursedGoal>(view)
    return [counted(wordsOf('cursedIsland', language).crosses, crosses, of, language)]
  },
}
