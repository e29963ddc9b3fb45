import { names as cannibalIsland } from '../cannibal-island/text/en/names.ts'
import { names as castaways } from '../castaways/text/en/names.ts'
import { names as cursedIsland } from '../cursed-island/text/en/names.ts'
import type { ScenarioId } from '../data.ts'
import { names as familyRobinson } from '../family-robinson/text/en/names.ts'
import { names as jenny } from '../jenny/text/en/names.ts'
import { names as kingKong } from '../king-kong/text/en/names.ts'
import { names as volcanoIsland } from '../volcano-island/text/en/names.ts'
import type { ScenarioNames } from './names.ts'

/** The names that scenarios give, in English. */
export const SCENARIO_NAME: { readonly [S in ScenarioId]: ScenarioNames<S> } = {
  castaways,
  cursedIsland,
  jenny,
  volcanoIsland,
  cannibalIsland,
  familyRobinson,
  kingKong,
}
