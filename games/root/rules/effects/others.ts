import type { Seat } from '@tablee/kernel'
import type { RootState } from '../../state.ts'
import { enemies } from '../ruler.ts'

/** The other seats. */
export function others({ players }: RootState, seat: Seat): Seat[] {
  const found: Seat[] = []
  for (let other = 0; other < players.length; other++) if (other !== seat) found.push(other)
  return found
}

/** The enemies of a seat. G.1.2 */
export const enemiesOf = (state: RootState, seat: Seat): Seat[] =>
  others(state, seat).filter(other => enemies(state, seat, other))

/** The other seats that have cards in hand. */
export const othersWithCards = (state: RootState, seat: Seat): Seat[] =>
  others(state, seat).filter(other => state.players[other].hand.length > 0)
