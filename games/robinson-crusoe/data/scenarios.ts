import { cannibalIsland } from './scenarios/cannibal-island.ts'
import { castaways } from './scenarios/castaways.ts'
import { cursedIsland } from './scenarios/cursed-island.ts'
import { familyRobinson } from './scenarios/family-robinson.ts'
import { jenny } from './scenarios/jenny.ts'
import { kingKong } from './scenarios/king-kong.ts'
import type { ScenarioRecord } from './scenarios/sheet.ts'
import { volcanoIsland } from './scenarios/volcano-island.ts'

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
