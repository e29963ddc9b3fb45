import { cannibalIsland } from '../cannibal-island/text/en/messages.ts'
import { castaways } from '../castaways/text/en/messages.ts'
import { cursedIsland } from '../cursed-island/text/en/messages.ts'
import { familyRobinson } from '../family-robinson/text/en/messages.ts'
import { jenny } from '../jenny/text/en/messages.ts'
import { kingKong } from '../king-kong/text/en/messages.ts'
import { volcanoIsland } from '../volcano-island/text/en/messages.ts'
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
