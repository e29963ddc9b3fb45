import type { Item } from '../../data/items.ts'
import type { ClearingSuit } from '../../data/suits.ts'

/** The items that lie on the Forge, by the suit of its clearing. Prov.: public. */
export const FORGED: { readonly [S in ClearingSuit]: { readonly [I in Item]?: number } } = {
  fox: { sword: 2, crossbow: 1, hammer: 1 },
  mouse: { bag: 2, tea: 2 },
  rabbit: { boots: 2, coins: 2 },
}
