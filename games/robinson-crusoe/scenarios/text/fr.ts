import { cannibalIsland } from '../cannibal-island/text/fr.ts'
import { castaways } from '../castaways/text/fr.ts'
import { cursedIsland } from '../cursed-island/text/fr.ts'
import { familyRobinson } from '../family-robinson/text/fr.ts'
import { jenny } from '../jenny/text/fr.ts'
import { kingKong } from '../king-kong/text/fr.ts'
import { volcanoIsland } from '../volcano-island/text/fr.ts'
import { shared } from './fr-shared.ts'

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
