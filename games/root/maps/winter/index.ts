import type { GameMap } from '../map.ts'
import { WINTER } from './data.ts'

/** The Winter map. */
export const winter: GameMap<'winter'> = {
  id: 'winter',
  data: WINTER,
  rootlog: 'Winter',
}
