import { botOf } from '@tablee/bots'
import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { loadRoom } from '../index.ts'
import type { RootMatch } from './position.ts'
import { tablesOf } from './tables.ts'

const room = await loadRoom()

/** A searching bot that thinks a little only: what counts here is that it plays with a plan. */
function thinker(seed: number): (match: RootMatch, seat: number) => number {
  const bot = botOf('search:6', room, seed)
  return (match, seat) => bot.think(match, seat).index
}

// Fifty-two games in a long run, nine otherwise.
test.each([
  { seats: 2, games: long ? 2 : 1 },
  { seats: 3, games: long ? 2 : 1 },
  { seats: 4, games: long ? 2 : 1 },
])('games that bots play at $seats seats keep the laws', { timeout: 1_200_000 }, ({ seats, games }) => {
  const tables = tablesOf(seats).filter((_, index) => long || index % 3 === 0)
  const tallies = tables.map(({ options }, index) =>
    lawful(room, {
      games,
      seed: 700_000 + seats * 1000 + index * 10,
      seats,
      options,
      players: Array.from({ length: seats }, (_, seat) => thinker(index * 10 + seat)),
    }),
  )
  expect(tallies.reduce((sum, tally) => sum + tally.games, 0)).toBe(games * tables.length)
})
