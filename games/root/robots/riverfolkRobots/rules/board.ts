import type { CardId } from '../../../data/cards.ts'
import type { Purse } from '../../../factions/riverfolk/rules/purse.ts'
import type { Party, Player, RootState } from '../../../state.ts'

/** What lies on the board of the Riverfolk Robots. */
export interface MarketBoard {
  /** From left to right. 9.2.1 */
  market: CardId[]
  /** Warriors paid, by their owner. 9.2.3 */
  payments: Purse
}

declare module '../../../state.ts' {
  interface Player {
    riverfolkRobots?: MarketBoard
  }
}

/** The board before set-up. */
export function startBoard(player: Player): void {
  player.riverfolkRobots = { market: [], payments: [] }
}

/** The board of a player that is the Riverfolk Robots. */
export function marketOf({ riverfolkRobots, faction }: Player): MarketBoard {
  if (!riverfolkRobots) throw new Error(`The ${faction} has no market.`)
  return riverfolkRobots
}

/** The board, by its party. */
export const marketAt = (state: RootState, party: Party): MarketBoard => marketOf(state.players[party])
