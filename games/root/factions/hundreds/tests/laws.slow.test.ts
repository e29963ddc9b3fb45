import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { loadRoom } from '../../../index.ts'
import type { FactionId } from '../../../state.ts'

const room = await loadRoom()

/** Tables at which the Hundreds sit beside the others. */
const TABLES: readonly (readonly FactionId[])[] = [
  ['hundreds', 'marquise'],
  ['vagabond', 'hundreds', 'vagabond'],
  ['eyrie', 'hundreds', 'alliance'],
  ['hundreds', 'corvids', 'keepers', 'duchy'],
  ['cult', 'hundreds', 'riverfolk', 'vagabond'],
]

const GAMES = long ? 400 : 1

test.each(
  TABLES.map((factions, index) => ({
    options: {
      factions,
      deck: index % 2 === 0 ? 'standard' : 'exiles',
      suits: index % 3 === 0 ? 'printed' : 'random',
    },
    seed: 1_400_000 + index * 1000,
    name: factions.join(', '),
  })),
)('random games with the Hundreds keep the laws: $name', { timeout: 3_600_000 }, ({ options, seed }) => {
  const seats = options.factions.length
  expect(lawful(room, { games: GAMES, seed, seats, options, samples: 0.5 }).games).toBe(GAMES)
})
