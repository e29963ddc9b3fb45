import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { loadRoom } from '../../../index.ts'
import type { FactionId } from '../../../state.ts'

const room = await loadRoom()

const GAMES = long ? 150 : 1

const TABLES: readonly (readonly FactionId[])[] = [
  ['marquise', 'riverfolk'],
  ['riverfolk', 'vagabond', 'eyrie'],
  ['alliance', 'riverfolk', 'marquise', 'vagabond'],
  ['riverfolk', 'corvids', 'duchy', 'hundreds'],
  ['cult', 'keepers', 'riverfolk', 'vagabond', 'hundreds'],
]

test.each(
  TABLES.map((factions, index) => ({
    factions,
    deck: (['standard', 'exiles'] as const)[index % 2],
    seed: 1100 + 10 * index,
  })),
)('random games with the Riverfolk keep the laws: $factions, $deck', { timeout: 3_600_000 }, one => {
  const { factions, deck, seed } = one
  const options = { factions, deck, suits: 'printed' }
  expect(lawful(room, { games: GAMES, seed, seats: factions.length, options, samples: 0.5 }).games).toBe(
    GAMES,
  )
})
