import { cannibalIsland } from '../cannibal-island/text/en.ts'
import { castaways } from '../castaways/text/en.ts'
import { cursedIsland } from '../cursed-island/text/en.ts'
import { familyRobinson } from '../family-robinson/text/en.ts'
import { jenny } from '../jenny/text/en.ts'
import { kingKong } from '../king-kong/text/en.ts'
import { volcanoIsland } from '../volcano-island/text/en.ts'
import { shared } from './en-shared.ts'

/** What the scenarios say, in English. */
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
