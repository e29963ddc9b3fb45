import { words as cannibalIsland } from '../cannibal-island/text/en/board.ts'
import { words as castaways } from '../castaways/text/en/board.ts'
import { words as cursedIsland } from '../cursed-island/text/en/board.ts'
import { words as familyRobinson } from '../family-robinson/text/en/board.ts'
import { words as jenny } from '../jenny/text/en/board.ts'
import { words as kingKong } from '../king-kong/text/en/board.ts'
import { words as volcanoIsland } from '../volcano-island/text/en/board.ts'

/** What the board says of scenarios, in English. */
export const SCENARIO_WORDS = {
  castaways,
  cursedIsland,
  jenny,
  volcanoIsland,
  cannibalIsland,
  familyRobinson,
  kingKong,
}

/** What the board says of scenarios in every language. */
export type WordsOfScenarios = typeof SCENARIO_WORDS
