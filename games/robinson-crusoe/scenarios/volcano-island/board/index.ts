import { built, counted } from '../../../board/end/task.ts'
import { goalValues } from '../../../board/goal/values.ts'
import { wordsOf } from '../../../board/words.ts'
import type { ScenarioFace } from '../../board/scenario.ts'

/** What its goal is told with. */
export interface VolcanoGoal {
  readonly tiles: number
  readonly ofTiles: number
  readonly places: number
  readonly ofPlaces: number
}

/** Volcano Island at the table. */
export const volcanoIsland: ScenarioFace = {
  count(view) {
    const { tiles, ofTiles } = goalValues<VolcanoGoal>(view)
    return { sign: 'map', now: tiles, of: ofTiles }
  },
  tells: { lava: 7 },
  ended(view, _, language) {
    const { tiles, ofTiles, places, ofPlaces } = goalValues<VolcanoGoal>(view)
    const words = wordsOf('volcanoIsland', language)
    return [
      counted(words.tiles, tiles, ofTiles, language),
      counted(words.places, places, ofPlaces, language),
      built('jollyBoat', view.built.includes('jollyBoat'), language),
    ]
  },
}
