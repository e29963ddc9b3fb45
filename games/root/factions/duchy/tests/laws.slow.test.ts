import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { loadRoom } from '../../../index.ts'
import type { FactionId } from '../../../state.ts'

const room = await loadRoom()

const TABLES: readonly (readonly FactionId[])[] = [
  ['duchy', 'marquise'],
  ['eyrie', 'duchy', 'cult'],
  ['duchy', 'alliance', 'vagabond'],
  ['hundreds', 'corvids', 'riverfolk', 'duchy'],
  ['duchy', 'vagabond', 'keepers', 'eyrie'],
  ['marquise', 'duchy', 'eyrie', 'alliance', 'vagabond'],
]

const GAMES = long ? 200 : 1

test.each(
  TABLES.flatMap((factions, index) =>
    (['standard', 'exiles'] as const).map(deck => ({
      name: `${factions.join(', ')}, ${deck}`,
      seats: factions.length,
      seed: 1 + 12 * 100_000 + index * 1000,
      options: { factions, deck, suits: (['printed', 'random', 'balanced'] as const)[index % 3] },
    })),
  ),
)('random games with the Duchy keep the laws: $name', { timeout: 3_600_000 }, ({ seats, options, seed }) => {
  expect(lawful(room, { games: GAMES, seed, seats, options, samples: 0.5 }).games).toBe(GAMES)
})
