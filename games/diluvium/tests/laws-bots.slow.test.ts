import { botOf } from '@tablee/bots'
import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { SCENARIO_IDS } from '../data/scenarios.ts'
import { room } from '../index.ts'
import type { DiluviumMatch } from './position.ts'

/** A searching bot that thinks a little only: what counts here is that it goes where chance seldom does. */
function player(name: string, seed: number): (match: DiluviumMatch, seat: number) => number {
  const bot = botOf(name, room, seed)
  return (match, seat) => bot.think(match, seat).index
}

const SEVERAL = [2, 3, 4].flatMap(seats => [
  { seats, options: {} },
  { seats, options: { boards: 'draft' } },
])
const ALONE = SCENARIO_IDS.map(scenario => ({ seats: 1, options: { scenario } }))
const HARD = ['s01', 's05', 's06', 's09', 's11', 's12', 's14'].map(scenario => ({
  seats: 1,
  options: { scenario, difficulty: 'divine' },
}))
// Thirty in all; in a short run some of each.
const TABLES = [...SEVERAL, ...ALONE, ...HARD].filter((_, place) => long || place % 4 === 1)

test.each(TABLES.map((table, place) => ({ ...table, seed: 900_000 + place })))(
  'a game of $seats bots ($options) keeps the laws',
  { timeout: 300_000 },
  ({ seats, options, seed }) => {
    const players = Array.from({ length: seats }, (_, seat) => player('search:8', seed + seat))
    expect(lawful(room, { games: 1, seed, seats, options, players }).games).toBe(1)
  },
)
