import type { CardId } from '../../../data/cards.ts'
import type { Player } from '../../../state.ts'
import { MINISTER, type Minister, RANK, RANKS, type Rank } from '../data.ts'

/** What only the Duchy has. */
export interface DuchyState {
  /** The ministers swayed, each with a crown of the same rank. */
  swayed: Minister[]
  /** The crowns that are left on the board. */
  crowns: { [R in Rank]: number }
  /** Cards revealed this turn: they lie face up until Evening. */
  revealed: CardId[]
}

declare module '../../../state.ts' {
  interface Player {
    duchy?: DuchyState
  }
}

/** The board before the first turn. 12.3.5, 12.3.6 */
export const newDuchy = (): DuchyState => ({
  swayed: [],
  crowns: { squire: RANK.squire.crowns, noble: RANK.noble.crowns, lord: RANK.lord.crowns },
  revealed: [],
})

/** The Duchy's own part of a player. */
export function duchyOf({ duchy, faction }: Player): DuchyState {
  if (!duchy) throw new Error(`${faction} has no ministers.`)
  return duchy
}

/** The ministers of a rank that are swayed. */
export const swayedOf = ({ swayed }: DuchyState, rank: Rank): Minister[] =>
  swayed.filter(minister => MINISTER[minister].rank === rank)

/** The crowns of a rank that have left the game. 12.2.3 */
export const lostCrowns = (own: DuchyState, rank: Rank): number =>
  RANK[rank].crowns - own.crowns[rank] - swayedOf(own, rank).length

/** What is wrong with ministers and crowns. */
export function invariants(own: DuchyState): string[] {
  const problems: string[] = []
  if (new Set(own.swayed).size !== own.swayed.length) problems.push('a minister is swayed twice')
  for (const rank of RANKS)
    if (own.crowns[rank] < 0 || lostCrowns(own, rank) < 0)
      problems.push(`the crowns of ${rank}s do not add up`)
  return problems
}
