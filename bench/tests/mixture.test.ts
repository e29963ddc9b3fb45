import { entryOf } from '@tablee/games'
import { expect, test } from 'vitest'
import { expeditions } from '../bots/expedition.ts'
import { known } from '../bots/known.ts'
import { mixtureResult, type PlayedMixture, playMixture } from '../bots/mixture.ts'
import { type Measured, readPlan } from '../bots/plan.ts'
import { mixtureTable } from '../bots/report.ts'

const games = await known()
const root = games.find(({ id }) => id === 'root') as Measured
const plan = readPlan(['--game', 'root', '--mixtures', '--level', 'greedy'], games)

test('a table of equal bots has as many parties as usual, drawn by its seed', async () => {
  const room = await entryOf('root')?.load()
  if (!room) throw new Error('There is no Root.')
  const play = (seed: number): PlayedMixture =>
    playMixture(room, { kind: 'mixture', game: 'root', bot: 'random' }, seed)
  const tables = [1, 2, 1].map(seed => play(seed).parties)
  expect(tables[0]).toEqual(tables[2])
  expect(tables[0].map(({ party }) => party)).not.toEqual(tables[1].map(({ party }) => party))
  for (const table of tables) {
    expect(table).toHaveLength(4)
    expect(table.filter(({ won }) => won).length).toBeGreaterThan(0)
  }
})

test('a party’s share is of the games that it sat at', () => {
  const game = (winner: string, ...others: string[]): PlayedMixture => ({
    won: true,
    shared: false,
    rounds: 8,
    thoughts: 1,
    iterations: 10,
    ms: 5,
    longestMs: 5,
    parties: [winner, ...others].map(party => ({
      party,
      won: party === winner,
      score: party === winner ? 30 : 12,
    })),
  })
  const result = mixtureResult(root, plan, [
    game('eyrie', 'marquise'),
    game('eyrie', 'cult'),
    game('cult', 'eyrie'),
  ])
  expect(result.parties.map(({ party, games, wins }) => [party, games, wins])).toEqual([
    ['eyrie', 3, 2],
    ['cult', 2, 1],
    ['marquise', 1, 0],
  ])
  expect(result.parties[0].meanScore).toBe(24)
  expect(mixtureTable(root, plan, result)).toContain('3 tables of greedy')
})

test('a game may be measured by its parties and, alone, by its scenarios', () => {
  const both = games.filter(({ id }) => id === 'monster-lands')
  expect(both.map(({ together, seats, values }) => [together, seats, values[0]])).toEqual([
    [false, null, 'fire'],
    [true, 1, 'routine'],
  ])
  expect(both[0].values).toEqual(['fire', 'water', 'air', 'jungle'])
  const planned = (...args: string[]) =>
    readPlan(['--game', 'monster-lands', ...args], games).games.map(({ together }) => together)
  expect([
    planned(),
    planned('--scenario', 'money'),
    planned('--party', 'air'),
    planned('--mixtures'),
  ]).toEqual([[false, true], [true], [false], [false]])
  const alone = readPlan(['--scenario', 'money', '--level', 'greedy', '--against', 'random'], games)
  expect(
    expeditions(both[1], alone).map(({ seats, scenario, bot }) => `${seats} ${scenario} ${bot}`),
  ).toEqual(['1 money greedy', '1 money random'])
})
