import { words as cannibalIsland } from '../cannibal-island/text/fr/board.ts'
import { words as castaways } from '../castaways/text/fr/board.ts'
import { words as cursedIsland } from '../cursed-island/text/fr/board.ts'
import { words as familyRobinson } from '../family-robinson/text/fr/board.ts'
import { words as jenny } from '../jenny/text/fr/board.ts'
import { words as kingKong } from '../king-kong/text/fr/board.ts'
import { words as volcanoIsland } from '../volcano-island/text/fr/board.ts'
import type { WordsOfScenarios } from './en-board.ts'

/** What the board says of scenarios, in French. */
export const SCENARIO_WORDS: WordsOfScenarios = {
  castaways,
  cursedIsland,
  jenny,
  volcanoIsland,
  cannibalIsland,
  familyRobinson,
  kingKong,
}
