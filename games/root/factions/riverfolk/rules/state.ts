import type { Seat } from '@tablee/kernel'
import { type ClearingSuit, SUITS } from '../../../data/suits.ts'
import type { Party, Player, RootState } from '../../../state.ts'
import { POST_OF, POST_TRACK, PRICES, type Service } from '../data.ts'
import { type Purse, total } from './purse.ts'

/** What only the Company has. */
export interface RiverfolkState {
  /** What others paid since its last Birdsong. 11.2.6 */
  payments: Purse
  /** What it can commit and spend. 11.2.4 */
  funds: Purse
  /** Committed until the next Birdsong. 11.5 */
  committed: Purse
  /** Committed to crafting, on the spaces of the trade post track. 11.5.3 */
  spaces: { [S in ClearingSuit]: Purse }
  prices: { [S in Service]: number }
}

declare module '../../../state.ts' {
  interface Player {
    riverfolk?: RiverfolkState
  }
}

/** The Company's part before setup. */
export function startRiverfolk(player: Player): void {
  const [least] = PRICES.spaces
  player.riverfolk = {
    payments: [],
    funds: [],
    committed: [],
    spaces: { fox: [], rabbit: [], mouse: [] },
    prices: { handCard: least, riverboats: least, mercenaries: least },
  }
}

/** The Company's own part of a player. */
export function riverfolkOf({ riverfolk, faction }: Player): RiverfolkState {
  if (!riverfolk) throw new Error(`${faction} has no funds.`)
  return riverfolk
}

/** The Company's own part, by its seat. */
export const companyAt = (state: RootState, seat: Seat): RiverfolkState => riverfolkOf(state.players[seat])

/** Whatever on its board holds warriors. */
export function pursesOf({ payments, funds, committed, spaces }: RiverfolkState): Purse[] {
  return [payments, funds, committed, ...SUITS.map(suit => spaces[suit])]
}

/** The warriors of a party that stand on its board. */
export function boards(player: Player, owner: Party): number {
  return pursesOf(riverfolkOf(player)).reduce((sum, purse) => sum + (purse[owner] ?? 0), 0)
}

/** The spaces of the track from which the trade post is gone and on which nothing stands. 11.5.3, R-72 */
export function emptySpaces({ tokens, riverfolk }: Player, suit: ClearingSuit): number {
  if (!riverfolk) return 0
  return POST_TRACK.points.length - tokens[POST_OF[suit]][0] - total(riverfolk.spaces[suit])
}
