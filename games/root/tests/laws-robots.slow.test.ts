import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { loadRoom } from '../index.ts'
import { amongRobots } from './tables.ts'

const room = await loadRoom()

/** A thousand games in a long run, in portions that can be run alone: `-t 'portion 7'`. */
const PORTIONS = long ? 20 : 1
const GAMES = long ? 50 : 6

test.each(Array.from({ length: PORTIONS }, (_, portion) => portion + 1))(
  'games of people and robots, of any levels and traits, on any map, keep the laws: portion %i',
  { timeout: 3_600_000 },
  portion => {
    for (let game = 0; game < GAMES; game++) {
      const seed = 2_000_000 + portion * GAMES + game
      expect(lawful(room, { games: 1, seed, mixed: true, samples: 0.5, ...amongRobots(seed) }).games).toBe(1)
    }
  },
)
