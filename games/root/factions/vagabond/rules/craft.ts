import type { Rule, Seat } from '@tablee/kernel'
import { isForest } from '../../../data/map.ts'
import { kindOf, type Power } from '../../../rules/craft.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { exhaustOne, readyCount } from './items.ts'
import { vagabondAt } from './state.ts'

/** His hammers craft in the suit of his clearing; in a forest they have none. 9.2.1, 9.5.8 */
export function hammers(state: RootState, seat: Seat): Power {
  const power = { fox: 0, rabbit: 0, mouse: 0, every: 0 }
  const { pawn } = state.players[seat]
  if (!isForest(pawn)) power[kindOf(state, pawn)] = readyCount(vagabondAt(state, seat), 'hammer')
  return power
}

/** Activating a crafting piece is exhausting a hammer. 9.2.1 */
export function* activateHammer(t: RootTable, seat: Seat): Rule {
  exhaustOne(t, seat, 'hammer')
}
