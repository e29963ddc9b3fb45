import type { GameMap } from '../map.ts'
import { LAKE } from './data.ts'

/** The Lake map. */
export const lake: GameMap<'lake'> = {
  id: 'lake',
  data: LAKE,
  rootlog: 'Lake',
  landmarks: [{ id: 'ferry', clearing: 1 }],
}
