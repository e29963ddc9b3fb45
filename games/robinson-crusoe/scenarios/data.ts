import { cannibalIsland } from './cannibal-island/data.ts'
import { castaways } from './castaways/data.ts'
import { cursedIsland } from './cursed-island/data.ts'
import { familyRobinson } from './family-robinson/data.ts'
import { jenny } from './jenny/data.ts'
import { kingKong } from './king-kong/data.ts'
import type { ScenarioRecord } from './sheet.ts'
import { volcanoIsland } from './volcano-island/data.ts'

/** The scenarios in the order of the book. */
export const SCENARIO_IDS = [
  'castaways',
  'cursedIsland',
  'jenny',
  'volcanoIsland',
  'cannibalIsland',
  'familyRobinson',
  'kingKong',
] as const

/** A scenario. */
export type ScenarioId = (typeof SCENARIO_IDS)[number]

/** The scenario that is played first, and where none is named. */
export const FIRST = SCENARIO_IDS[0]

/** The scenario sheets. */
export const SCENARIOS = {
  castaways,
  cursedIsland,
  jenny,
  volcanoIsland,
  cannibalIsland,
  familyRobinson,
  kingKong,
} as const satisfies { readonly [S in ScenarioId]: ScenarioRecord }
