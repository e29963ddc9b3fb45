import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { loadRoom } from '../index.ts'
import { tablesOf } from './tables.ts'

const room = await loadRoom()

/** At each of 26 tables: 10,010 games in a long run. */
const GAMES = long ? 385 : 4

test.each(
  tablesOf(2).map((table, index) => ({
    ...table,
    seed: 1 + 2 * 100_000 + index * 1000,
    name: Object.values(table.options).join(', '),
  })),
)('random games of 2 seats keep the laws: $name', { timeout: 3_600_000 }, ({ seats, options, seed }) => {
  expect(lawful(room, { games: GAMES, seed, seats, options, samples: 0.5 }).games).toBe(GAMES)
})
