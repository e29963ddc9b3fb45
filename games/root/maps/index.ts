import { autumn } from './autumn/index.ts'
import { lake } from './lake/index.ts'
import type { GameMap } from './map.ts'
import { mountain } from './mountain/index.ts'
import { winter } from './winter/index.ts'

/** The maps that can be played on; the first is the usual one. */
export const ALL_MAPS = [autumn, winter, lake, mountain] as const satisfies readonly GameMap[]
