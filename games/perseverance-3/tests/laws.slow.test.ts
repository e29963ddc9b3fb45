import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { room } from '../index.ts'

const PATIENCE = 1_800_000

/** A thousand random games in a long run, fifty otherwise. */
const some = (games: number): number => (long ? games * 20 : games)

test.each([
  { seats: 1, games: 6, seed: 1001, options: { level: 'citizen' } },
  { seats: 1, games: 5, seed: 2001, options: { level: 'tamer', adjustment: 'easier', randomOfficers: true } },
  {
    seats: 1,
    games: 5,
    seed: 3001,
    options: { level: 'dinoExpert', adjustment: 'harder', needPresence: true },
  },
  { seats: 2, games: 6, seed: 4001, options: {} },
  { seats: 2, games: 5, seed: 5001, options: { deterministicThreat: true, randomOfficers: true } },
  { seats: 3, games: 6, seed: 6001, options: { randomOfficers: true } },
  { seats: 3, games: 6, seed: 7001, options: { firstGame: true } },
  { seats: 4, games: 6, seed: 8001, options: {} },
  { seats: 4, games: 5, seed: 9001, options: { deterministicThreat: true } },
])('random games of $seats keep the laws, from seed $seed', { timeout: PATIENCE }, trial => {
  const games = some(trial.games)
  expect(lawful(room, { ...trial, games }).games).toBe(games)
})
