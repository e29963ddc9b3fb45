import { cannibalIsland } from '../cannibal-island/text/fr/messages.ts'
import { castaways } from '../castaways/text/fr/messages.ts'
import { cursedIsland } from '../cursed-island/text/fr/messages.ts'
import { familyRobinson } from '../family-robinson/text/fr/messages.ts'
import { jenny } from '../jenny/text/fr/messages.ts'
import { kingKong } from '../king-kong/text/fr/messages.ts'
import { volcanoIsland } from '../volcano-island/text/fr/messages.ts'
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
