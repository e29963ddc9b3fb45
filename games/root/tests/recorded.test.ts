import { readdirSync, readFileSync } from 'node:fs'
import { botOf } from '@tablee/bots'
import { anyTable, Match } from '@tablee/kernel'
import { testRecorded } from '@tablee/kernel/tests/recorded.ts'
import { expect, test } from 'vitest'
import { CARDS } from '../data/cards.ts'
import { FACTIONS } from '../factions/index.ts'
import { HIRELINGS } from '../hirelings/index.ts'
import { loadRoom } from '../index.ts'
import { LANDMARKS } from '../landmarks/index.ts'
import { ALL_MAPS } from '../maps/index.ts'
import { ROBOTS } from '../robots/index.ts'
import { LEVELS } from '../rules/robots/card.ts'
import type { RootMatch } from './position.ts'
import { robotTable, tablesOf } from './tables.ts'

const room = await loadRoom()

const TABLES = [2, 3, 4].flatMap(tablesOf)

/** Tables drawn at random, of the seeds that show together all there is. */
const MIXED = [767, 246, 292, 301, 2, 41, 354, 628, 32, 7, 8, 80, 0, 23, 36, 119, 3, 30, 37, 38]

const BASE_GAMES = 20

/** And as many with robots. */
const ROBOT_GAMES = 20

const folder = new URL('recorded/', import.meta.url)

testRecorded({
  game: room.game,
  folder,
  games: BASE_GAMES + MIXED.length + ROBOT_GAMES,
  session(number) {
    const players = number % 2 === 0 ? 'greedy' : 'random'
    if (number > BASE_GAMES + MIXED.length) {
      const { seats, options, seed } = robotTable(number)
      const name = `${seats}-${(options.robots as readonly string[]).join('-')}-${options.map}`
      return { seats, options, seed: Number(seed), players, name }
    }
    if (number > BASE_GAMES) {
      const { seats, options, seed } = anyTable(room.game, MIXED[number - BASE_GAMES - 1])
      const { setup, map, deck } = options
      return { seats, options, seed: Number(seed), players, name: `${seats}-seats-${setup}-${map}-${deck}` }
    }
    const { seats, options } = TABLES[(number * 7) % TABLES.length]
    return { seats, options: { ...options }, players, name: `${options.factions.join('-')}-${options.deck}` }
  },
  bot: (name, seed) => botOf(name, room, seed),
  endOf,
})

function endOf({ outcome, state }: RootMatch) {
  const { players, round } = state
  return {
    outcome,
    scores: players.map(player => player.score),
    round,
    warriors: players.map(player => [...player.warriors]),
    hands: players.map(player => player.hand.map(card => CARDS[card].key)),
  }
}

test('every faction, map, side of a hireling, landmark, deck, set-up and number of seats is on record', async () => {
  const starts = readdirSync(folder).map(file => {
    const { setup } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    return Match.start(room.game, setup)
  })
  const found = (of: (match: RootMatch) => readonly unknown[]) => [...new Set(starts.flatMap(of))]
  const hirelings = await Promise.all(HIRELINGS.map(({ rules }) => rules()))
  const sides = hirelings.flatMap(({ promoted, demoted }) => [promoted.id, demoted.id])
  expect(found(({ state }) => state.players.map(({ faction }) => faction))).toEqual(
    expect.arrayContaining([...FACTIONS.map(({ id }) => id), ...sides]),
  )
  expect(found(({ state }) => state.landmarks?.map(({ id }) => id) ?? [])).toHaveLength(LANDMARKS.length)
  expect(
    found(({ state }) => state.players.filter(({ robot }) => robot).map(({ faction }) => faction)),
  ).toHaveLength(ROBOTS.length)
  expect(found(({ state }) => state.players.map(({ robot }) => robot?.level))).toHaveLength(1 + LEVELS.length)
  expect(found(({ state }) => [state.map])).toHaveLength(ALL_MAPS.length)
  expect(found(({ state }) => [state.deckName])).toHaveLength(2)
  expect(found(({ seats }) => [seats]).sort()).toEqual([1, 2, 3, 4, 5, 6])
  expect(found(({ setup }) => [setup.options.setup])).toHaveLength(3)
})
