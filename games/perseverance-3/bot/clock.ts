import type { Seat } from '@tablee/kernel'
import type { Perseverance3 } from '../state.ts'
import { TUNING } from './tuning.ts'

/** turn.4 */
const TURNS = 8

/** The turns that a seat has still to finish. */
export const turnsLeft = ({ players }: Perseverance3, seat: Seat): number => TURNS - players[seat].turns

/** The turns of all. */
export function allTurnsLeft({ players }: Perseverance3): number {
  let n = 0
  for (const { turns } of players) n += TURNS - turns
  return n
}

/** How much of the time to come is left for what pays later: 1 with some turns to come, 0 at the end. */
export const later = (left: number, soon: number = TUNING.soon): number => Math.min(1, left / soon)
