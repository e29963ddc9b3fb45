import { autumn } from './autumn/index.ts'

/** The maps that can be played on; the first is the usual one. */
export const ALL_MAPS = [autumn] as const
