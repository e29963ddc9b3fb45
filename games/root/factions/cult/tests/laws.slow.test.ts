import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { loadRoom } from '../../../index.ts'
import type { FactionId } from '../../../state.ts'

const room = await loadRoom()

/** Tables at which the Cult sits beside the others. */
const TABLES: readonly (readonly FactionId[])[] = [
  ['cult', 'marquise'],
  ['eyrie', 'cult', 'alliance'],
  ['vagabond', 'marquise', 'cult'],
  ['cult', 'eyrie', 'alliance', 'vagabond'],
  ['riverfolk', 'cult', 'duchy', 'corvids'],
  ['hundreds', 'keepers', 'cult'],
]

const GAMES = long ? 100 : 1

test.each(
  TABLES.flatMap((factions, table) =>
    (['standard', 'exiles'] as const).map((deck, index) => ({
      seats: factions.length,
      seed: 9_100_000 + table * 1000 + index * 500,
      options: { factions, deck, suits: index === 0 ? 'printed' : 'random' },
      name: `${factions.join(', ')}, ${deck}`,
    })),
  ),
)('random games with the Cult keep the laws: $name', { timeout: 600_000 }, ({ seats, options, seed }) => {
  expect(lawful(room, { games: GAMES, seed, seats, options, samples: 0.5 }).games).toBe(GAMES)
})
