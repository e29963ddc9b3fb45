import { cannibalIsland } from './cannibal-island/rules.ts'
import { cursedIsland } from './cursed-island/rules.ts'
import { familyRobinson } from './family-robinson/rules.ts'
import { jenny } from './jenny/rules.ts'
import { kingKong } from './king-kong/rules.ts'
import type { Scenario } from './scenario.ts'
import { volcanoIsland } from './volcano-island/rules.ts'

/** The scenarios after the first, which are loaded when one of them is played. */
export const others: readonly Scenario[] = [
  cursedIsland,
  jenny,
  volcanoIsland,
  cannibalIsland,
  familyRobinson,
  kingKong,
]
