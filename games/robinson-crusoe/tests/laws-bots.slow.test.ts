import { botOf } from '@tablee/bots'
import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { room } from '../index.ts'
import { SCENARIO_IDS } from '../scenarios/data.ts'
import type { RobinsonMatch } from './position.ts'

/** A searching bot that thinks a little only: what counts here is that it plays with a plan. */
function player(name: string, seed: number): (match: RobinsonMatch, seat: number) => number {
  const bot = botOf(name, room, seed)
  return (match, seat) => bot.think(match, seat).index
}

const TABLES = SCENARIO_IDS.flatMap((scenario, i) =>
  [1, 2, 3, 4].map(seats => ({ scenario, seats, bots: `search:${1 + ((i + seats) % 4)}` })),
)

// Thirty games in a long run: one at each table, and two more. Otherwise one of each scenario, by bots that hardly think.
const ALL = [
  ...TABLES,
  { scenario: 'castaways', seats: 4, bots: 'search:8' },
  { scenario: 'kingKong', seats: 2, bots: 'search:8' },
].map((table, i) => ({ ...table, seed: 800_000 + i }))
const GAMES = long
  ? ALL
  : ALL.filter(({ seats }, i) => i < 28 && seats === 1 + (Math.floor(i / 4) % 4)).map(table => ({
      ...table,
      bots: 'search:1',
    }))

test.each(GAMES)(
  'a game of $scenario by $seats bots ($bots) keeps the laws',
  { timeout: 300_000 },
  ({ scenario, seats, bots, seed }) => {
    const players = Array.from({ length: seats }, (_, seat) => player(bots, seed + seat))
    expect(lawful(room, { games: 1, seed, seats, options: { scenario }, players }).games).toBe(1)
  },
)

test('they are thirty games, and none of the scenarios is left out of a short run', () => {
  expect(ALL).toHaveLength(30)
  expect(new Set(GAMES.map(({ scenario }) => scenario)).size).toBe(SCENARIO_IDS.length)
})
