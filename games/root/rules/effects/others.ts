import type { Seat } from '@tablee/kernel'
import type { Party, RootState } from '../../state.ts'
import { hasCards } from '../cards.ts'
import { takesTurns } from '../party.ts'
import { enemies } from '../ruler.ts'

/** The other players: those who take turns. */
export function others(state: RootState, seat: Seat): Party[] {
  const found: Party[] = []
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat && takesTurns(state, other)) found.push(other)
  return found
}

/** The enemies of a seat, whoever plays them. G.1.2 */
export function enemiesOf(state: RootState, seat: Seat): Party[] {
  const found: Party[] = []
  for (let other = 0; other < state.players.length; other++)
    if (enemies(state, seat, other)) found.push(other)
  return found
}

/** The other players that have cards in hand. */
export const othersWithCards = (state: RootState, seat: Seat): Party[] =>
  others(state, seat).filter(other => hasCards(state, other))
