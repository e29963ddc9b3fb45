import { lawful } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { reconstructed } from '../data/all.ts'
import { room } from '../index.ts'

/** Every rule that may be read in two ways, in the other way. */
const pack = {
  name: 'The other way',
  data: Object.fromEntries(
    Object.entries(reconstructed.usual.switches).map(([name, on]) => [`switch:rules.${name}`, !on]),
  ),
}

test.each([
  { games: 6, seed: 1, seats: 1 },
  { games: 4, seed: 51, seats: 1, options: { level: 'legend' } },
  { games: 4, seed: 101, seats: 2 },
  { games: 4, seed: 201, seats: 3 },
  { games: 4, seed: 301, seats: 4 },
  { games: 4, seed: 401, seats: 1, pack },
  { games: 2, seed: 501, seats: 3, pack },
])('random games keep the laws: $games of $seats from seed $seed', trial => {
  expect(lawful(room, trial).games).toBe(trial.games)
})
