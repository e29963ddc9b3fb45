import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { loadRoom } from '../../../index.ts'

const room = await loadRoom()

const TABLES = [
  { factions: ['corvids', 'marquise'], deck: 'standard', suits: 'printed' },
  { factions: ['eyrie', 'corvids', 'alliance'], deck: 'exiles', suits: 'balanced' },
  { factions: ['vagabond', 'riverfolk', 'corvids'], deck: 'exiles', suits: 'random' },
  { factions: ['keepers', 'corvids', 'hundreds'], deck: 'standard', suits: 'printed' },
  { factions: ['corvids', 'duchy', 'cult', 'vagabond'], deck: 'exiles', suits: 'printed' },
] as const

const GAMES = long ? 400 : 1

test.each(
  TABLES.map((options, index) => ({
    options,
    seed: 700_000 + index * 1000,
    name: options.factions.join(', '),
  })),
)('random games with the Corvids keep the laws: $name', { timeout: 3_600_000 }, ({ options, seed }) => {
  const seats = options.factions.length
  expect(lawful(room, { games: GAMES, seed, seats, options, samples: 0.5 }).games).toBe(GAMES)
})
