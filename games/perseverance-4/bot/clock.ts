import type { Seat } from '@tablee/kernel'
import { ROUNDS } from '../data/numbers.ts'
import type { Perseverance4 } from '../state.ts'
import { TUNING } from './tuning.ts'

/** The turns that a seat has still to finish. */
export const turnsLeft = ({ players }: Perseverance4, seat: Seat): number => ROUNDS - players[seat].turns

/** How much what pays later is worth: 1 with some turns to come, 0 at the end. */
export const later = (left: number): number => Math.min(1, left / TUNING.soon)
