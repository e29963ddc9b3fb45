import { counted } from '../../../board/end/task.ts'
import { goalValues } from '../../../board/goal/values.ts'
import { WORDS, wordsOf } from '../../../board/words.ts'
import type { ScenarioFace } from '../../board/scenario.ts'
import { VILLAGES } from '../data.ts'

/** What its goal is told with. */
export interface CannibalGoal {
  readonly burnt: number
  readonly strength: number
}

/** Cannibal Island at the table. */
export const cannibalIsland: ScenarioFace = {
  count: view => ({ sign: 'village', now: goalValues<CannibalGoal>(view).burnt, of: VILLAGES }),
  // Where the City lies.
  nodes: ['E1'],
  // The equipment is given.
  without: ['equipment'],
  ended(view, won, language) {
    const { burnt, strength } = goalValues<CannibalGoal>(view)
    const words = wordsOf('cannibalIsland', language)
    return [
      counted(words.villages, burnt, VILLAGES, language),
      {
        name: words.city,
        state: `${words.strength(strength)}, ${WORDS[language].weapons.toLowerCase()} ${view.weapons}`,
        met: won,
      },
    ]
  },
}
