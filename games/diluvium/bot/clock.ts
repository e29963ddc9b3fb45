import { RESOURCES, type Resource } from '../data/types.ts'
import { goldLeft } from '../rules/end.ts'
import { placesOf, settlersOn } from '../rules/query.ts'
import { hooksOf } from '../rules/scenario.ts'
import type { Diluvium } from '../state.ts'
import { TUNING } from './tuning.ts'

const LONGEST = 14

/** About how many rounds are left after this one: until a pile, or in a scenario the gold, has run out. */
export function roundsLeft(state: Diluvium): number {
  if (state.final || state.phase === 'end') return 0
  const { supply } = state
  const { clock = RESOURCES } = hooksOf(state)
  const gold = goldLeft(state)
  const drain = drains(state)
  let left = LONGEST
  for (const one of clock) left = Math.min(left, supply[one] / drain[one])
  if (gold !== null) left = Math.min(left, gold / TUNING.spending)
  return left + 1
}

/** How much of each pile goes in a round: by what settlers harvest every few rounds, and by what else takes of it. */
function drains(state: Diluvium): { readonly [R in Resource]: number } {
  const seats = state.players.length
  const base = TUNING.drain * seats
  const drain = { food: base, craft: base, weapons: base }
  for (const { islands } of placesOf(state))
    for (const island of islands)
      if (island.type !== 'ruins')
        for (let seat = 0; seat < seats; seat++)
          drain[island.type] += TUNING.harvest * settlersOn(island, seat)
  return drain
}
