import { lawful } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { room } from '../index.ts'

// Ten thousand more games are in laws.slow.test.ts.
test.each([
  { games: 60, seed: 1 },
  { games: 30, seed: 201, options: { master: 'strict', storms: false } },
  { games: 30, seed: 401, pack: { name: 'The found list', data: { 'fee:broker': { other: 7, own: 9 } } } },
  { games: 2, seed: 301, samples: Number.POSITIVE_INFINITY },
])('random games keep the laws: $games from seed $seed', trial => {
  expect(lawful(room, trial).games).toBe(trial.games)
})
