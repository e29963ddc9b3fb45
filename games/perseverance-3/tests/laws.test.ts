import { lawful } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { room } from '../index.ts'

test.each([
  { games: 8, seed: 701, seats: 1 },
  {
    games: 4,
    seed: 801,
    seats: 1,
    options: { level: 'dinoExpert', adjustment: 'harder', needPresence: true },
  },
  { games: 8, seed: 1, seats: 2 },
  { games: 8, seed: 101, seats: 3 },
  { games: 8, seed: 201, seats: 4 },
  { games: 4, seed: 401, seats: 4, options: { deterministicThreat: true, randomOfficers: true } },
  { games: 4, seed: 501, seats: 3, options: { firstGame: true } },
])('random games keep the laws: $games of $seats from seed $seed', trial => {
  expect(lawful(room, trial).games).toBe(trial.games)
})
