import type { RobinsonTable } from '../state.ts'
import type { Why } from './why.ts'

/** The ends of the morale track. */
const LOWEST = -3
const HIGHEST = 3

/** Morale rises or falls; a move past an end is ignored. L570 */
export function changeMorale(t: RobinsonTable, n: number, { why, card }: Why): void {
  const { state } = t
  const morale = Math.max(LOWEST, Math.min(HIGHEST, state.morale + n))
  if (morale === state.morale) return
  const from = state.morale
  state.morale = morale
  t.say('morale.now', { morale, from, why, card })
}
