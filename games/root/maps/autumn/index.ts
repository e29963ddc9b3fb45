import type { GameMap } from '../map.ts'
import { AUTUMN } from './data.ts'

/** The Autumn map. */
export const autumn: GameMap<'autumn'> = { id: 'autumn', data: AUTUMN, rootlog: 'Fall' }
