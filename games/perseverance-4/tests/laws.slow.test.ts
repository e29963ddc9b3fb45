import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { LEVELS } from '../data/solo/levels.ts'
import { room } from '../index.ts'

const PATIENCE = 1_800_000

/** A thousand random games in a long run, fifty otherwise. */
const some = (games: number): number => (long ? games * 20 : games)

test.each([
  ...LEVELS.map((level, i) => ({ games: 5, seed: 1_001 + 1_000 * i, seats: 1, options: { level } })),
  ...[2, 3, 4].map(seats => ({ games: 10, seed: 5_001 + 1_000 * seats, seats, options: {} })),
])('random games of $seats keep the laws, from seed $seed', { timeout: PATIENCE }, trial => {
  const games = some(trial.games)
  expect(lawful(room, { ...trial, games }).games).toBe(games)
})
