import { sign as cannibalIsland } from '../cannibal-island/board/sign.ts'
import { sign as castaways } from '../castaways/board/sign.ts'
import { sign as cursedIsland } from '../cursed-island/board/sign.ts'
import type { ScenarioId } from '../data.ts'
import { sign as familyRobinson } from '../family-robinson/board/sign.ts'
import { sign as jenny } from '../jenny/board/sign.ts'
import { sign as kingKong } from '../king-kong/board/sign.ts'
import { sign as volcanoIsland } from '../volcano-island/board/sign.ts'

/** The sign of each scenario on the page of campaigns. */
export const signs: { readonly [S in ScenarioId]: string } = {
  castaways,
  cursedIsland,
  jenny,
  volcanoIsland,
  cannibalIsland,
  familyRobinson,
  kingKong,
}
