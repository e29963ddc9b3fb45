import { botOf } from '@tablee/bots'
import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { SCENARIO_IDS } from '../data/solo.ts'
import { room } from '../index.ts'
import type { MonsterMatch } from './position.ts'

/** A searching bot that thinks a little only: what counts here is that it goes where chance seldom does. */
function player(name: string, seed: number): (match: MonsterMatch, seat: number) => number {
  const bot = botOf(name, room, seed)
  return (match, seat) => bot.think(match, seat).index
}

/** Rivals: every number of seats at every difficulty, each optional rule and the module with and without the others. */
const RIVALS = [
  { seats: 2, options: { moreMonsters: true } },
  { seats: 3, options: { ambushes: true, favor: true } },
  { seats: 4, options: { difficulty: 'heroic' } },
  { seats: 2, options: { ambushes: true, difficulty: 'legendary' } },
  { seats: 2, options: { favor: true, difficulty: 'tutorial' } },
  { seats: 3, options: { moreMonsters: true, difficulty: 'legendary' } },
  { seats: 3, options: { difficulty: 'tutorial' } },
  { seats: 4, options: { ambushes: true, moreMonsters: true } },
  { seats: 4, options: { ambushes: true, favor: true, moreMonsters: true, difficulty: 'legendary' } },
  { seats: 4, options: { favor: true } },
]
/** Alone: every scenario twice, once harder and with the options that it has. */
const ALONE = SCENARIO_IDS.flatMap((scenario, place) => [
  { seats: 1, options: { scenario } },
  {
    seats: 1,
    options: {
      scenario,
      difficulty: place % 2 === 0 ? 'heroic' : 'legendary',
      moreMonsters: true,
      favor: true,
    },
  },
])
// Thirty games in a long run; in a short one a few of them, scenarios with rules of their own among them.
const TABLES = long
  ? [...RIVALS, ...ALONE]
  : [...RIVALS.slice(0, 3), ...ALONE.filter((_, place) => place % 6 === 2)]

test.each(TABLES.map((table, place) => ({ ...table, seed: 900_000 + place })))(
  'a game of $seats bots ($options) keeps the laws',
  { timeout: 300_000 },
  ({ seats, options, seed }) => {
    const players = Array.from({ length: seats }, (_, seat) => player('search:8', seed + seat))
    expect(lawful(room, { games: 1, seed, seats, options, players }).games).toBe(1)
  },
)
