import { lawful } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { room } from '../index.ts'

test.each([
  { games: 10, seed: 1, seats: 1 },
  { games: 10, seed: 101, seats: 2 },
  { games: 6, seed: 201, seats: 3, options: { boards: 'dealt' } },
  { games: 6, seed: 301, seats: 4, options: { boards: 'draft', simultaneousWeapons: false } },
  { games: 6, seed: 401, seats: 1, options: { difficulty: 'divine', home: 12, card: 'ruShip', rack: true } },
  {
    games: 6,
    seed: 501,
    seats: 1,
    options: { warshipBlocksPassage: false, exploitAllTiles: false, endAtOnce: true },
  },
])('random games keep the laws: $games of $seats from seed $seed [inv.8]', trial => {
  expect(lawful(room, trial).games).toBe(trial.games)
})
