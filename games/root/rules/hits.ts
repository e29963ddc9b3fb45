import type { Seat } from '@tablee/kernel'
import type { RootState } from '../state.ts'
import type { Battle, Side } from './battle.ts'
import { factionAt } from './faction.ts'

/** Why a side deals extra hits without anybody's choice. */
export type ExtraReason = 'defenceless' | 'commander'

/** Extra hits that a side deals, and why. */
export interface ExtraHits {
  readonly reason: ExtraReason
  readonly hits: number
}

/** Whether the defender takes the higher of the two dice. 8.2.2 */
export const defendsHigh = (state: RootState, { defender }: Battle): boolean =>
  factionAt(state, defender).defendsHigh === true

/** The most hits that the die of a side can deal: its warriors there, and an Arbiter's swords. 4.3.2.I, D.5.2 */
export function rolledCap(state: RootState, b: Battle, seat: Seat): number {
  const own = factionAt(state, seat).rolledCap?.(state, b, seat) ?? state.players[seat].warriors[b.clearing]
  if (seat !== b.defender || b.enlisted < 0) return own
  return own + (factionAt(state, b.enlisted).rolledCap?.(state, b, b.enlisted) ?? 0)
}

/** Whether the defender has nobody to fight. 4.3.3.II */
export function isDefenceless(state: RootState, b: Battle): boolean {
  const { defenceless } = factionAt(state, b.defender)
  if (defenceless) return defenceless(state, b, b.defender)
  return state.players[b.defender].warriors[b.clearing] === 0
}

/** The extra hits that a side deals without anybody's choice. 4.3.3 */
export function extraHits(state: RootState, b: Battle, side: Side): ExtraHits[] {
  const seat = b[side]
  const own = factionAt(state, seat).extraHits?.(state, b, seat) ?? []
  return side === 'attacker' && isDefenceless(state, b)
    ? [{ reason: 'defenceless', hits: 1 }, ...own]
    : [...own]
}
