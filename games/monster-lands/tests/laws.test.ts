import { lawful } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { room } from '../index.ts'

test.each([
  { games: 10, seed: 1, seats: 2 },
  { games: 10, seed: 101, seats: 3 },
  { games: 10, seed: 201, seats: 4 },
  { games: 10, seed: 301, seats: 1 },
  { games: 6, seed: 401, seats: 3, options: { ambushes: true, favor: true, moreMonsters: true } },
])('random games keep the laws: $games of $seats from seed $seed', trial => {
  expect(lawful(room, trial).games).toBe(trial.games)
})
