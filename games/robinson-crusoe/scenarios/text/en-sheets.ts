import type { SheetWords } from '../../text/en/sheet.ts'
import { sheet as cannibalIsland } from '../cannibal-island/text/en/sheet.ts'
import { sheet as castaways } from '../castaways/text/en/sheet.ts'
import { sheet as cursedIsland } from '../cursed-island/text/en/sheet.ts'
import type { ScenarioId } from '../data.ts'
import { sheet as familyRobinson } from '../family-robinson/text/en/sheet.ts'
import { sheet as jenny } from '../jenny/text/en/sheet.ts'
import { sheet as kingKong } from '../king-kong/text/en/sheet.ts'
import { sheet as volcanoIsland } from '../volcano-island/text/en/sheet.ts'

/** The scenario sheets in English. */
export const SHEETS: { readonly [S in ScenarioId]: SheetWords } = {
  castaways,
  cursedIsland,
  jenny,
  volcanoIsland,
  cannibalIsland,
  familyRobinson,
  kingKong,
}
