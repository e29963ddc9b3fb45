import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { playerOf } from '@tablee/perseverance/testing/players.ts'
import { expect, test } from 'vitest'
import { LEVEL_IDS } from '../data/solo/levels.ts'
import { room } from '../index.ts'

const ALONE = LEVEL_IDS.flatMap(level =>
  ['easier', 'normal', 'harder'].map(adjustment => ({ seats: 1, options: { level, adjustment } })),
)
const SEVERAL = [2, 3, 4].flatMap(seats =>
  [0, 1, 2, 3, 4].map(n => ({
    seats,
    options: { randomOfficers: n % 2 === 1, deterministicThreat: n > 2, firstGame: n === 4 },
  })),
)
// Thirty in all; in a short run some of each.
const TABLES = [...ALONE, ...SEVERAL].filter((_, place) => long || place % 5 === 2)

test.each(TABLES.map((table, place) => ({ ...table, seed: 900_000 + place })))(
  'a game of $seats bots ($options) keeps the laws',
  { timeout: 300_000 },
  ({ seats, options, seed }) => {
    const players = Array.from({ length: seats }, (_, seat) => playerOf(room, seed + seat))
    expect(lawful(room, { games: 1, seed, seats, options, players }).games).toBe(1)
  },
)
