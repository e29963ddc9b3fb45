import type { SheetWords } from '../../text/en/sheet.ts'
import { sheet as cannibalIsland } from '../cannibal-island/text/fr/sheet.ts'
import { sheet as castaways } from '../castaways/text/fr/sheet.ts'
import { sheet as cursedIsland } from '../cursed-island/text/fr/sheet.ts'
import type { ScenarioId } from '../data.ts'
import { sheet as familyRobinson } from '../family-robinson/text/fr/sheet.ts'
import { sheet as jenny } from '../jenny/text/fr/sheet.ts'
import { sheet as kingKong } from '../king-kong/text/fr/sheet.ts'
import { sheet as volcanoIsland } from '../volcano-island/text/fr/sheet.ts'

/** The scenario sheets in French. */
export const SHEETS: { readonly [S in ScenarioId]: SheetWords } = {
  castaways,
  cursedIsland,
  jenny,
  volcanoIsland,
  cannibalIsland,
  familyRobinson,
  kingKong,
}
