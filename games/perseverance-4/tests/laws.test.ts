import { lawful } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { room } from '../index.ts'

test.each([
  { games: 6, seed: 1, seats: 1 },
  { games: 4, seed: 51, seats: 1, options: { level: 'legend' } },
  { games: 4, seed: 101, seats: 2 },
  { games: 4, seed: 201, seats: 3 },
  { games: 4, seed: 301, seats: 4 },
])('random games keep the laws: $games of $seats from seed $seed', trial => {
  expect(lawful(room, trial).games).toBe(trial.games)
})
