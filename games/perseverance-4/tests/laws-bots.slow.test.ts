import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { playerOf } from '@tablee/perseverance/testing/players.ts'
import { expect, test } from 'vitest'
import { LEVELS } from '../data/solo/levels.ts'
import { room } from '../index.ts'

const ALONE = [1, 2, 3].flatMap(() => LEVELS.map(level => ({ seats: 1, options: { level } })))
const SEVERAL = [1, 2, 3, 4, 5, 6].flatMap(() => [2, 3, 4].map(seats => ({ seats, options: {} })))
// Thirty in all; in a short run some of each.
const TABLES = [...ALONE, ...SEVERAL]
  .map((table, place) => ({ ...table, seed: 700_000 + place }))
  .filter((_, place) => long || place % 7 === 3)

test.each(TABLES)(
  'a game of $seats bots ($options) keeps the laws',
  { timeout: 300_000 },
  ({ seats, options, seed }) => {
    const players = Array.from({ length: seats }, (_, seat) => playerOf(room, seed + seat))
    expect(lawful(room, { games: 1, seed, seats, options, players }).games).toBe(1)
  },
)
