import type { RootView } from '../../view.ts'
import { type Fight, type Side, valuesOf } from './fight.ts'
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
  const swords = swordsOf(view, fight, side)
  return {
    cap: men - fallen + (swords ?? 0),
    limit: swords === null ? 'warriors' : men > 0 ? 'both' : 'swords',
  }
}

/** The hits of a side, by its die, its limit and what was told of the battle. */
export function hitsOf(view: RootView, fight: Fight, side: Side, ranks: readonly Ranks[]): Hits | null {
  if (!fight.dice) return null
  return { die: fight.dice[side], dealt: fight.dealt[side], ...capOf(view, fight, side, ranks) }
}

/** The undamaged swords that a Vagabond had when the dice fell; null for who has warriors. 9.2.6 */
function swordsOf(view: RootView, { reports, ...seats }: Fight, side: Side): number | null {
  const { vagabond } = view.players[seats[side]]
  if (!vagabond) return null
  const whole = vagabond.items.filter(({ item, damaged }) => item === 'sword' && !damaged).length
  const rolled = reports.findIndex(({ id }) => id === 'battle.rolled')
  const since = (rolled < 0 ? [] : reports.slice(rolled)).filter(report => {
    if (report.id !== 'vagabond.damaged') return false
    const { seat, item } = valuesOf<{ seat: number; item: string }>(report)
    return seat === seats[side] && item === 'sword'
  })
  return whole + since.length
}
