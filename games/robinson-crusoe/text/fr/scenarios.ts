import { cannibalIsland } from './scenarios/cannibal-island.ts'
import { castaways } from './scenarios/castaways.ts'
import { cursedIsland } from './scenarios/cursed-island.ts'
import { familyRobinson } from './scenarios/family-robinson.ts'
import { jenny } from './scenarios/jenny.ts'
import { kingKong } from './scenarios/king-kong.ts'
import { shared } from './scenarios/shared.ts'
import { volcanoIsland } from './scenarios/volcano-island.ts'

/** What the scenarios say, in French. */
export const scenarios = {
  ...shared,
  ...castaways,
  ...cursedIsland,
  ...jenny,
  ...volcanoIsland,
  ...cannibalIsland,
  ...familyRobinson,
  ...kingKong,
}
