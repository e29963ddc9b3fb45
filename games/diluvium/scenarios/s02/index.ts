import type { IslandType } from '../../data/types.ts'
import { placesOf, settlersOn } from '../../rules/query.ts'
import type { Scenario } from '../../rules/scenario.ts'
import type { Diluvium } from '../../state.ts'

/** How many settlers of yours are on an island of a numbered tile. */
function settlersOf(state: Diluvium, number: number, type: IslandType): number {
  let count = 0
  for (const { tile, islands } of placesOf(state))
    for (const island of islands) if (tile === number && island.type === type) count += settlersOn(island, 0)
  return count
}

/** Des murmures venus de l'Est. */
export const s02: Scenario = {
  id: 's02',
  special: ['s02.4'],
  story: () => ({ id: 's02' }),
  goals: [
    {
      outcome: 'prospectrice',
      have: state => settlersOf(state, 19, 'craft'),
      of: () => 1,
      rule: 's02.6',
    },
    {
      outcome: 'exploratrice',
      have: state => settlersOf(state, 20, 'ruins'),
      of: () => 1,
      rule: 's02.7',
    },
  ],
}
