import { cannibalIsland } from '../cannibal-island/board/parts.tsx'
import { castaways } from '../castaways/board/parts.tsx'
import { cursedIsland } from '../cursed-island/board/parts.tsx'
import type { ScenarioId } from '../data.ts'
import { familyRobinson } from '../family-robinson/board/parts.tsx'
import { jenny } from '../jenny/board/parts.tsx'
import { kingKong } from '../king-kong/board/parts.tsx'
import { volcanoIsland } from '../volcano-island/board/parts.tsx'
import type { ScenarioParts } from './scenario.ts'

const PARTS: { readonly [S in ScenarioId]: ScenarioParts } = {
  castaways,
  cursedIsland,
  jenny,
  volcanoIsland,
  cannibalIsland,
  familyRobinson,
  kingKong,
}

/** What draws a scenario. */
export const partsOf = (scenario: ScenarioId): ScenarioParts => PARTS[scenario]
