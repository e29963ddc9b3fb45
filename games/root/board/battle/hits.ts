import type { RootView } from '../../view.ts'
import { FACES } from '../faces.ts'
import type { Fight, Side } from './fight.ts'
import type { Ranks } from './pieces.ts'

/** What a side dealt after the dice. */
export interface Hits {
  readonly die: number
  readonly dealt: number
  /** The most its die could deal, and what set it. */
  readonly cap: number
  readonly limit: 'warriors' | 'swords' | 'both'
}

/** The most that a side's die can deal, and what sets it. */
export function capOf(
  view: RootView,
  fight: Fight,
  side: Side,
  ranks: readonly Ranks[],
): Pick<Hits, 'cap' | 'limit'> {
  const men = ranks.filter(({ type }) => type === 'warrior').reduce((sum, { count }) => sum + count, 0)
  // An ambush takes its warriors before the dice. 4.3.1
  const fallen = side === 'attacker' ? Math.min(men, fight.ambushed) : 0
  const arms = armsOf(view, fight, side)
  return {
    cap: men - fallen + (arms ?? 0),
    limit: arms === null ? 'warriors' : men > 0 ? 'both' : 'swords',
  }
}

/** The hits of a side, by its die, its limit and what was told of the battle. */
export function hitsOf(view: RootView, fight: Fight, side: Side, ranks: readonly Ranks[]): Hits | null {
  if (!fight.dice) return null
  return { die: fight.dice[side], dealt: fight.dealt[side], ...capOf(view, fight, side, ranks) }
}

/** What a side fights with besides warriors; null for who has warriors alone. */
function armsOf({ players }: RootView, { reports, ...seats }: Fight, side: Side): number | null {
  const seat = seats[side]
  return FACES[players[seat].faction].battle?.arms?.(players[seat], seat, reports) ?? null
}
