import { counted } from '../../../board/end/task.ts'
import { goalValues } from '../../../board/goal/values.ts'
import { wordsOf } from '../../../board/words.ts'
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
    const words = wordsOf('kingKong', language)
    return [
      counted(words.traps, traps, of, language),
      { name: 'King Kong', state: won ? words.captive : words.free, met: won },
    ]
  },
}
