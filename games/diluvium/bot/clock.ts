import { RESOURCES } from '../data/types.ts'
import { hooksOf } from '../rules/scenario.ts'
import type { Diluvium } from '../state.ts'
import { TUNING } from './tuning.ts'

const LONGEST = 14

/** About how many rounds are left after this one: until a pile, or in a scenario the gold, has run out. */
export function roundsLeft(state: Diluvium): number {
  if (state.final || state.phase === 'end') return 0
  const { supply, players, gold } = state
  const { clock = RESOURCES, goldIsOut } = hooksOf(state)
  let left = LONGEST
  for (const one of clock) left = Math.min(left, supply[one] / (TUNING.drain * players.length))
  if (gold && !goldIsOut) left = Math.min(left, gold.supply / TUNING.spending)
  return left + 1
}
