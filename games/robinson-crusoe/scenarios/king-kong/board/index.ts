import { counted } from '../../../board/end/task.ts'
import { goalValues } from '../../../board/goal/values.ts'
import { outlineWords, WORDS } from '../../../board/words.ts'
import type { ScenarioFace } from '../../board/scenario.ts'

/** What its goal is told with. */
export interface KingKongGoal {
  readonly traps: number
  readonly of: number
  readonly dead: number
  readonly captive: boolean
}

/** King Kong Island at the table. */
export const kingKong: ScenarioFace = {
  count(view) {
    const { traps, of } = goalValues<KingKongGoal>(view)
    return { sign: 'trap', now: traps, of }
  },
  options: ['hungryCrew'],
  tells: { 'crew.killed': 9, 'crew.captured': 9 },
  ended(view, won, language) {
    const { traps, of } = goalValues<KingKongGoal>(view)
    const { captive, free } = outlineWords(language)
    return [
      counted(WORDS[language].goal.traps, traps, of, language),
      { name: 'King Kong', state: won ? captive : free, met: won },
    ]
  },
}
