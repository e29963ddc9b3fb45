import type { Opinions } from '../bot/opinion.ts'
import type { Robinson } from '../state.ts'
import { cannibalIsland } from './cannibal-island/goal.ts'
import { castaways } from './castaways/goal.ts'
import { cursedIsland } from './cursed-island/goal.ts'
import type { ScenarioId } from './data.ts'
import { familyRobinson } from './family-robinson/goal.ts'
import type { Goal } from './goal.ts'
import { jenny } from './jenny/goal.ts'
import { kingKong } from './king-kong/goal.ts'
import { volcanoIsland } from './volcano-island/goal.ts'

const GOALS: { readonly [S in ScenarioId]: Goal } = {
  castaways,
  cursedIsland,
  jenny,
  volcanoIsland,
  cannibalIsland,
  familyRobinson,
  kingKong,
}

/** The goal of the scenario in play. */
export const goalOf = ({ scenario }: Robinson): Goal => GOALS[scenario]

/** How scenarios answer the questions that only they ask. */
export const goalOpinions: Opinions = Object.assign(
  {},
  ...Object.values(GOALS).map(({ opinions }) => opinions),
)
