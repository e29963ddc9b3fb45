import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { loadRoom } from '../index.ts'

const room = await loadRoom()

/** Three thousand games in a long run, in portions that can be run alone: `-t 'portion 7'`. */
const PORTIONS = long ? 30 : 1
const GAMES = long ? 100 : 20

test.each(Array.from({ length: PORTIONS }, (_, portion) => portion + 1))(
  'random games of any factions, seats, map, deck, hirelings and landmarks keep the laws: portion %i',
  { timeout: 3_600_000 },
  portion => {
    expect(
      lawful(room, { games: GAMES, seed: 1_000_000 + portion * GAMES, mixed: true, samples: 0.5 }).games,
    ).toBe(GAMES)
  },
)
