import type { FieldTable } from '@tablee/common/fields.ts'
import { HEXES } from './must.ts'
import type { Hex, Level } from './types.ts'

/** The maps. */
export const LAYOUT_IDS = ['lens', 'road', 'pincer', 'barren', 'curse', 'metal', 'mp3', 'mp4'] as const
export type LayoutId = (typeof LAYOUT_IDS)[number]

/** Where tiles of each level lie. */
export interface Levels {
  readonly level0: readonly Hex[]
  readonly level1: readonly Hex[]
  readonly level2: readonly Hex[]
}

/** A map: its tiles by level, and its Cities: yours, the rival's, a third one; of several players in turn order. */
export interface Layout extends Levels {
  readonly cities: readonly Hex[]
}

const hexes = (list: string): readonly Hex[] => list.split(' ') as Hex[]

/** Tiles of the usual lens. */
export const LENS: Levels = {
  level0: hexes('-1,3 0,3 0,0 1,0'),
  level1: hexes('-2,2 -2,3 1,2 2,0 2,1'),
  level2: hexes('-1,1 -1,2 0,1 0,2 1,1'),
}

/** The maps. */
export const LAYOUTS: { readonly [L in LayoutId]: Layout } = {
  lens: { ...LENS, cities: hexes('-1,4 1,-1') },
  road: {
    level0: hexes('0,1 1,0 0,4 1,3'),
    level1: hexes('0,2 1,1 2,0 -1,2 3,-1 -2,2'),
    level2: hexes('0,3 1,2 2,1 2,-1'),
    cities: hexes('0,0 1,4'),
  },
  pincer: {
    level0: hexes('-1,3 0,3'),
    level1: LENS.level1,
    level2: hexes('-1,1 -1,2 0,0 0,1 0,2 1,0 1,1'),
    cities: hexes('-1,4 -2,1 2,-1'),
  },
  barren: {
    level0: hexes('-1,3 0,3'),
    level1: hexes('-2,2 -2,3 1,2 2,1 0,2'),
    level2: hexes('-1,1 -1,2 0,0 0,1 1,0 1,1 2,0'),
    cities: hexes('-1,4 3,0'),
  },
  curse: {
    level0: hexes('-1,3 0,3'),
    level1: hexes('-2,2 -2,3 -1,2 1,2 2,1 2,0 1,0'),
    level2: hexes('0,2 1,1 -1,1 0,1 0,0 -1,0 1,-1 0,-1'),
    cities: hexes('-1,4'),
  },
  metal: { ...LENS, cities: hexes('-1,4 1,-1 3,0') },
  mp3: {
    level0: hexes('0,-2 2,0 -2,2'),
    level1: hexes('1,-2 2,-1 1,1 -1,2 -2,1 -1,-1'),
    level2: hexes('0,0 0,-1 1,-1 1,0 0,1 -1,1 -1,0'),
    cities: hexes('1,-3 2,1 -3,2'),
  },
  mp4: {
    level0: hexes('2,-2 2,0 -2,2 -2,0'),
    level1: hexes('1,-2 1,1 -1,2 -1,-1 0,-2 0,2 2,-1 -2,1'),
    level2: hexes('0,0 0,-1 1,-1 1,0 0,1 -1,1 -1,0'),
    cities: hexes('2,-3 2,1 -2,3 -2,-1'),
  },
}

/** Whence the maps: all diagrams of the book are lost. */
export const layoutTable: FieldTable<LayoutId, Layout> = {
  family: 'layout',
  records: LAYOUTS,
  from: { level0: 'X', level1: 'X', level2: 'X', cities: 'X' },
  must: { level0: HEXES(0, 4), level1: HEXES(0, 12), level2: HEXES(0, 12), cities: HEXES(1, 4) },
}

/** The positions of a level. */
export const ofLevel = (levels: Levels, level: Level): readonly Hex[] =>
  level === 0 ? levels.level0 : level === 1 ? levels.level1 : levels.level2
