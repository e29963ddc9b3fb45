import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { SCENARIO_IDS } from '../data/solo.ts'
import { room } from '../index.ts'

const PATIENCE = 600_000

/** A thousand random games in a long run, some dozens otherwise. */
const some = (games: number): number => (long ? games * 20 : games)

test.each([
  { seats: 2, games: 6, seed: 1001, options: { difficulty: 'tutorial' } },
  { seats: 3, games: 6, seed: 2001, options: { difficulty: 'heroic', favor: true } },
  { seats: 4, games: 6, seed: 3001, options: { difficulty: 'legendary', moreMonsters: true } },
  { seats: 2, games: 4, seed: 4001, options: { ambushes: true } },
  { seats: 3, games: 4, seed: 5001, options: { ambushes: true, favor: true, moreMonsters: true } },
  { seats: 4, games: 4, seed: 6001, options: { ambushes: true, difficulty: 'heroic' } },
])('random games of $seats keep the laws, from seed $seed', { timeout: PATIENCE }, trial => {
  const games = some(trial.games)
  expect(lawful(room, { ...trial, games }).games).toBe(games)
})

test.each(SCENARIO_IDS)('random games of the scenario %s keep the laws', { timeout: PATIENCE }, scenario => {
  const games = some(2)
  const options = { scenario, difficulty: 'heroic', moreMonsters: true }
  expect(lawful(room, { games, seed: 7001, seats: 1, options }).games).toBe(games)
})
