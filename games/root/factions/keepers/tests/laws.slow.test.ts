import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { loadRoom } from '../../../index.ts'
import type { FactionId } from '../../../state.ts'

const room = await loadRoom()

/** At each table. */
const GAMES = long ? 100 : 1

const TABLES: readonly (readonly FactionId[])[] = [
  ['keepers', 'marquise'],
  ['eyrie', 'keepers', 'alliance'],
  ['vagabond', 'marquise', 'keepers', 'eyrie'],
]

test.each(
  TABLES.flatMap((factions, index) =>
    (['standard', 'exiles'] as const).map(deck => ({ factions, deck, seed: 15_000 + 100 * index })),
  ),
)('random games with $factions and the $deck deck keep the laws', { timeout: 3_600_000 }, one => {
  const { factions, deck, seed } = one
  const options = { factions, deck, suits: 'random' }
  expect(lawful(room, { games: GAMES, seed, seats: factions.length, options, samples: 0.5 }).games).toBe(
    GAMES,
  )
})
