import { botOf } from '@tablee/bots'
import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { loadRoom } from '../index.ts'
import type { RootMatch } from './position.ts'

const room = await loadRoom()

const MOST_SEATS = 6

/** A searching bot that thinks a little only: what counts here is that it plays with a plan. */
function thinker(seed: number): (match: RootMatch, seat: number) => number {
  const bot = botOf('search:6', room, seed)
  return (match, seat) => bot.think(match, seat).index
}

/** Sixty games in a long run, in portions that can be run alone: `-t 'portion 3'`. */
const PORTIONS = long ? 10 : 1
const GAMES = long ? 6 : 2

test.each(Array.from({ length: PORTIONS }, (_, portion) => portion + 1))(
  'games that bots play at any table keep the laws: portion %i',
  { timeout: 3_600_000 },
  portion => {
    const players = Array.from({ length: MOST_SEATS }, (_, seat) => thinker(portion * 10 + seat))
    const trial = { games: GAMES, seed: 700_000 + portion * GAMES, mixed: true, players } as const
    expect(lawful(room, trial).games).toBe(GAMES)
  },
)
