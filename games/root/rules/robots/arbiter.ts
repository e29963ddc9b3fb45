import type { Party, RootState } from '../../state.ts'
import type { Battle } from '../battle.ts'
import { rolledCap } from '../hits.ts'
import { piecesIn, pointsOf } from './keys.ts'

/** The most that a die can show. */
const MOST_HITS = 3

/** Whether a robot that defends enlists an Arbiter: if it may not deal enough by itself, and leads him in points. 7.7.6 */
export function enlists(state: RootState, battle: Battle, arbiter: Party): boolean {
  const { attacker, defender, clearing } = battle
  const cap = rolledCap(state, battle, defender)
  return (
    cap < MOST_HITS &&
    cap < piecesIn(state.players[attacker], clearing) &&
    pointsOf(state.players[defender]) > pointsOf(state.players[arbiter])
  )
}
