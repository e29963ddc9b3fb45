import type { Node } from '../../data/board.ts'
import { deeds as cannibalIsland } from '../cannibal-island/text/fr/messages.ts'
import { deeds as cursedIsland } from '../cursed-island/text/fr/messages.ts'
import { deeds as jenny } from '../jenny/text/fr/messages.ts'
import { deeds as kingKong } from '../king-kong/text/fr/messages.ts'
import { deeds as volcanoIsland } from '../volcano-island/text/fr/messages.ts'

/** The actions that only a scenario has, by what they are about. */
export const SCENARIO_DEED: { readonly [what: string]: ((at: Node) => string) | undefined } = {
  ...cursedIsland,
  ...jenny,
  ...volcanoIsland,
  ...cannibalIsland,
  ...kingKong,
}
