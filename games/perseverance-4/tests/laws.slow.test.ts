import { lawful } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { LEVELS } from '../data/solo/levels.ts'
import { room } from '../index.ts'

/** 1,000 games: 100 alone at each level, and 200 of each number of seats. */
const PORTIONS = [
  ...LEVELS.map((level, i) => ({ games: 100, seed: 1_001 + 100 * i, seats: 1, options: { level } })),
  ...[2, 3, 4].map(seats => ({ games: 200, seed: 2_001 + 1_000 * seats, seats, options: {} })),
]

test.each(PORTIONS)('random games keep the laws: $games of $seats from seed $seed', trial => {
  expect(lawful(room, trial).games).toBe(trial.games)
})
