import type { GameMap } from '../map.ts'
import { MOUNTAIN } from './data.ts'

/** The Mountain map. */
export const mountain: GameMap<'mountain'> = {
  id: 'mountain',
  data: MOUNTAIN,
  rootlog: 'Mountain',
  landmarks: [{ id: 'tower', clearing: 10 }],
}
