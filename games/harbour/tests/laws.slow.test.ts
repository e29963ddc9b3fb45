import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { room } from '../index.ts'

const PATIENCE = 600_000

// Ten thousand random games in a long run, a thousand otherwise; where no number of seats is given, games of 2, 3 and 4 take turns.
test.each([
  { games: 1500, seed: 1001 },
  { games: 1500, seed: 3001 },
  { games: 1500, seed: 5001, options: { master: 'strict' } },
  { games: 1500, seed: 7001, options: { storms: false } },
  { games: 1000, seed: 9001, options: { master: 'strict', rounds: 6 } },
  { games: 1500, seed: 11_001, options: { rounds: 2 } },
  { games: 750, seed: 13_001, seats: 2, options: { trades: ['salt', 'silk'], rounds: 5 } },
  { games: 750, seed: 15_001, seats: 4, options: { trades: ['spice', 'salt', 'tea', 'silk'], rounds: 3 } },
])('random games keep the laws: up to $games from seed $seed', { timeout: PATIENCE }, trial => {
  const games = long ? trial.games : trial.games / 10
  expect(lawful(room, { ...trial, games }).games).toBe(games)
})

test('the laws hold at every pick', () => {
  expect(lawful(room, { games: 12, seed: 17_001, samples: Number.POSITIVE_INFINITY }).games).toBe(12)
})
