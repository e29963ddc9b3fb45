import { names as cannibalIsland } from '../cannibal-island/text/fr/names.ts'
import { names as castaways } from '../castaways/text/fr/names.ts'
import { names as cursedIsland } from '../cursed-island/text/fr/names.ts'
import type { ScenarioId } from '../data.ts'
import { names as familyRobinson } from '../family-robinson/text/fr/names.ts'
import { names as jenny } from '../jenny/text/fr/names.ts'
import { CREW_NAME, names as kingKong } from '../king-kong/text/fr/names.ts'
import { PLACE_NAME, names as volcanoIsland } from '../volcano-island/text/fr/names.ts'
import type { ScenarioNames } from './names.ts'

/** The names that scenarios give, in French. */
export const SCENARIO_NAME: { readonly [S in ScenarioId]: ScenarioNames<S> } = {
  castaways,
  cursedIsland,
  jenny,
  volcanoIsland,
  cannibalIsland,
  familyRobinson,
  kingKong,
}

/** The names of a kind that only one scenario has, numbered from the first where they are a list. */
export const OWN_NAMES = [
  { family: 'crew', names: CREW_NAME },
  { family: 'place', names: PLACE_NAME, first: 1 },
] as const
