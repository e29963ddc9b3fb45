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

const RIVALS = [
  { seats: 2, options: { moreMonsters: true } },
  { seats: 3, options: { ambushes: true, favor: true } },
  { seats: 4, options: { difficulty: 'heroic' } },
]
const ALONE = SCENARIO_IDS.map(scenario => ({ seats: 1, options: { scenario } }))
// In a short run a few of the scenarios, those with rules of their own among them.
const TABLES = [...RIVALS, ...ALONE.filter((_, place) => long || place % 3 === 1)]

test.each(TABLES.map((table, place) => ({ ...table, seed: 900_000 + place })))(
  'a game of $seats bots ($options) keeps the laws',
  { timeout: 300_000 },
  ({ seats, options, seed }) => {
    const players = Array.from({ length: seats }, (_, seat) => player('search:8', seed + seat))
    expect(lawful(room, { games: 1, seed, seats, options, players }).games).toBe(1)
  },
)
