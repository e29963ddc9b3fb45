import type { FieldTable } from '@tablee/common/fields.ts'
import { LAYOUT_IDS, type LayoutId, LENS, type Levels } from './layouts.ts'
import { COLUMN, count, HEXES, LAID, oneOf, PILES, STANDING } from './must.ts'
import { CIVS, type Civ, type Hex, type IslandType, type Resources } from './types.ts'

/** The scenarios of the booklet: fifteen of the campaign, two that stand alone. */
export const SCENARIO_IDS = [
  's01',
  's02',
  's03',
  's04',
  's05',
  's06',
  's07',
  's08',
  's09',
  's10',
  's11',
  's12',
  's13',
  's14',
  's15',
  'i01',
  'i02',
] as const
export type ScenarioId = (typeof SCENARIO_IDS)[number]

/** Numbered tiles that are shuffled with others of their level, and where they go. */
export interface Mix {
  readonly tiles: readonly number[]
  readonly onto: 'greens' | 'level1' | 'level2'
}

/** How a scenario is set up. */
export interface ScenarioSetup extends Levels {
  readonly rival: Civ | 'none'
  /** The third City on the map, if there is one, and whose it is. */
  readonly third: Civ | 'none'
  readonly layout: LayoutId
  readonly piles: Resources
  readonly gold: number
  /** The gold aside; -1 where it does not run out (L128). */
  readonly aside: number
  /** The Colonisation tokens, top to bottom. */
  readonly column: readonly IslandType[]
  /** The positions that are ringed in green. */
  readonly greens: readonly Hex[]
  readonly mixes: readonly Mix[]
  /** Tiles that lie at a certain position, face up or down. */
  readonly faceUp: readonly { readonly at: Hex; readonly tile: number }[]
  readonly faceDown: readonly { readonly at: Hex; readonly tile: number }[]
  /** The settlers of allies that stand on islands from the start. */
  readonly allies: readonly { readonly tile: number; readonly type: IslandType }[]
  /** The line of its title. */
  readonly line: number
}

const LETTER: { readonly [letter: string]: IslandType } = { F: 'food', C: 'craft', W: 'weapons', R: 'ruins' }
const column = (letters: string): IslandType[] => [...letters].map(letter => LETTER[letter])
const hexes = (list: string): Hex[] => list.split(' ') as Hex[]
const piles = (food: number, craft: number, weapons: number): Resources => ({ food, craft, weapons })

const scenario = (
  line: number,
  rival: ScenarioSetup['rival'],
  letters: string,
  changes: Partial<ScenarioSetup> = {},
): ScenarioSetup => ({
  rival,
  third: 'none',
  layout: 'lens',
  ...LENS,
  piles: piles(15, 15, 15),
  gold: 60,
  aside: -1,
  column: column(letters),
  greens: [],
  mixes: [],
  faceUp: [],
  faceDown: [],
  allies: [],
  line,
  ...changes,
})

const ally = (tile: number, letters: string) =>
  [...letters].map(letter => ({ tile, type: LETTER[letter] as IslandType }))

/** The scenarios. */
export const SCENARIOS: { readonly [S in ScenarioId]: ScenarioSetup } = {
  s01: scenario(356, 'egyptian', 'FCWR', { greens: hexes('-2,2 -2,3 1,2 2,1') }),
  s02: scenario(391, 'aztec', 'CFWR', {
    greens: LENS.level2,
    mixes: [{ tiles: [19, 20], onto: 'greens' }],
  }),
  s03: scenario(426, 'aztec', 'RFCW', {
    level1: hexes('-2,3 1,2 -2,2 2,0 0,1'),
    level2: hexes('-1,1 -1,2 0,2 1,1 2,1'),
    greens: hexes('-2,2 2,0 0,1'),
    mixes: [{ tiles: [11, 12, 13], onto: 'greens' }],
  }),
  s04: scenario(463, 'aztec', 'WFCR', {
    level1: hexes('-2,2 -1,2 0,2 1,2 -2,3 2,1'),
    level2: hexes('-1,1 0,1 1,1 2,0'),
    piles: piles(18, 18, 18),
    greens: hexes('-2,2 -1,2 0,2 1,2'),
    mixes: [{ tiles: [5, 6, 7], onto: 'greens' }],
  }),
  s05: scenario(500, 'aztec', 'WCFR', { piles: piles(15, 18, 15), greens: hexes('-2,2 0,1 2,1') }),
  s06: scenario(546, 'aztec', 'FWCR', {
    layout: 'road',
    level0: hexes('0,1 1,0 0,4 1,3'),
    level1: hexes('0,2 1,1 2,0 -1,2 3,-1 -2,2'),
    level2: hexes('0,3 1,2 2,1 2,-1'),
  }),
  s07: scenario(583, 'egyptian', 'RFCW', {
    gold: 70,
    mixes: [
      { tiles: [11, 12, 13], onto: 'level1' },
      { tiles: [17, 18, 19], onto: 'level2' },
    ],
  }),
  s08: scenario(622, 'chinese', 'FCWR', {
    level1: hexes('-1,1 0,1 1,1 0,2 -2,3 2,0'),
    level2: hexes('-2,2 -1,2 1,2 2,1'),
    piles: piles(16, 15, 15),
    greens: hexes('-2,2 -1,2 1,2 2,1'),
    faceUp: [
      { at: '-1,1', tile: 14 },
      { at: '0,1', tile: 9 },
      { at: '1,1', tile: 15 },
      { at: '0,2', tile: 8 },
    ],
    allies: [...ally(14, 'FC'), ...ally(9, 'CW'), ...ally(15, 'CW'), ...ally(8, 'FC')],
  }),
  s09: scenario(664, 'egyptian', 'WFCR', {
    third: 'chinese',
    layout: 'pincer',
    level0: hexes('-1,3 0,3'),
    level2: hexes('-1,1 -1,2 0,0 0,1 0,2 1,0 1,1'),
    piles: piles(15, 15, 18),
  }),
  s10: scenario(696, 'aztec', 'WFCR', {
    piles: piles(15, 15, 18),
    greens: hexes('-1,2 1,2 -1,1 2,0'),
  }),
  s11: scenario(736, 'aztec', 'FWCR', {
    layout: 'barren',
    level0: hexes('-1,3 0,3'),
    level1: hexes('-2,2 -2,3 1,2 2,1 0,2'),
    level2: hexes('-1,1 -1,2 0,0 0,1 1,0 1,1 2,0'),
    piles: piles(20, 22, 12),
    greens: hexes('0,0 1,0 -1,1 2,0'),
  }),
  s12: scenario(778, 'none', '', {
    layout: 'curse',
    level0: hexes('-1,3 0,3'),
    level1: hexes('-2,2 -2,3 -1,2 1,2 2,1 2,0 1,0'),
    level2: hexes('0,2 1,1 -1,1 0,1 0,0 -1,0 1,-1 0,-1'),
    piles: piles(14, 14, 14),
    greens: ['0,-1'],
    faceDown: [
      { at: '1,0', tile: 16 },
      { at: '-1,1', tile: 27 },
      { at: '0,1', tile: 28 },
      { at: '-2,2', tile: 11 },
      { at: '2,0', tile: 13 },
      { at: '0,0', tile: 17 },
      { at: '1,1', tile: 18 },
    ],
  }),
  s13: scenario(815, 'chinese', 'CFWR', {
    third: 'egyptian',
    layout: 'metal',
    piles: piles(15, 15, 20),
    gold: 6,
    aside: 62,
  }),
  s14: scenario(848, 'chinese', 'FWCR', {
    level0: hexes('-1,3 0,3'),
    level2: hexes('0,0 1,0 0,1 -1,1 1,1 -1,2 0,2'),
    piles: piles(16, 16, 16),
    greens: hexes('0,0 1,0 0,1 -1,1 1,1'),
    mixes: [{ tiles: [17, 18, 19, 20, 21, 22, 23, 24], onto: 'greens' }],
  }),
  s15: scenario(879, 'chinese', 'WFCR', {
    level1: hexes('-1,2 1,1 0,2 -2,3 -2,2 1,2 2,1'),
    level2: hexes('0,1 -1,1 2,0'),
    piles: piles(15, 15, 18),
    faceUp: [
      { at: '-1,2', tile: 5 },
      { at: '1,1', tile: 6 },
      { at: '0,2', tile: 8 },
      { at: '0,1', tile: 28 },
    ],
    allies: [...ally(5, 'FFF'), ...ally(6, 'CCC'), ...ally(8, 'FC')],
  }),
  i01: scenario(908, 'aztec', 'FCWR', { greens: hexes('-2,2 2,0 -1,1 1,1') }),
  i02: scenario(930, 'chinese', 'WFCR', { piles: piles(15, 15, 18) }),
}

/** Whence each field of the scenarios. */
export const scenarioTable: FieldTable<ScenarioId, ScenarioSetup> = {
  family: 'scenario',
  records: SCENARIOS,
  from: {
    rival: 'X',
    third: 'R',
    layout: 'X',
    level0: 'X',
    level1: 'X',
    level2: 'X',
    piles: 'X',
    gold: 'X',
    aside: 'R128',
    column: 'X',
    greens: 'X',
    mixes: 'R',
    faceUp: 'X',
    faceDown: 'X',
    allies: 'X',
  },
  but: {
    s01: { rival: 'R383' },
    s02: { rival: 'R405,424', mixes: 'R399' },
    s03: { rival: 'Xi424,548', mixes: 'R432' },
    s04: { rival: 'R496', mixes: 'R469' },
    s05: { rival: 'Xi544' },
    s06: { rival: 'R548' },
    s07: { rival: 'Xi620,821', column: 'Xi610', mixes: 'R589' },
    s08: { rival: 'Xi490,544,649' },
    s09: { rival: 'R666', third: 'R666' },
    s10: { rival: 'Xi732' },
    s12: { rival: 'R802', column: 'R802', faceDown: 'Xi805' },
    s13: { third: 'R821', gold: 'R822', aside: 'R823' },
    s14: { rival: 'Xi850', mixes: 'R854' },
    s15: { faceUp: 'Xi901' },
  },
  must: {
    rival: oneOf(CIVS.filter(civ => civ !== 'greek')),
    layout: oneOf(LAYOUT_IDS),
    level0: HEXES(0, 4),
    level1: HEXES(0, 12),
    level2: HEXES(0, 12),
    piles: PILES,
    gold: count(1, 200),
    column: COLUMN,
    greens: HEXES(0, 6),
    faceUp: LAID,
    faceDown: LAID,
    allies: STANDING,
  },
}
