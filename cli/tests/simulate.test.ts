import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Workplace } from './command.ts'

let place: Workplace
beforeAll(async () => {
  place = await Workplace.build()
})
afterAll(() => place.remove())

interface Simulated {
  games: number
  ended: number
  errors: number
  wins: { [party: string]: number }
  winsByPlayer: { [player: string]: number }
  draws: number
  rounds: { mean: number; max: number }
  scores: { [party: string]: number }
  reasons: { [why: string]: number }
  picks: number
  seconds: number
  picksPerSecond: number
  failures: { seed: number; picks: number; why: string }[]
}

const simulate = (...args: string[]) => place.json<Simulated>('simulate', ...args)
const timeless = ({ seconds: _, picksPerSecond: __, ...rest }: Simulated) => rest

test('random games are counted', async () => {
  const { wins, draws, picksPerSecond, ...rest } = await simulate('tic-tac-toe', '--games', '500')
  expect(rest).toMatchObject({ game: 'tic-tac-toe', seed: 1, seats: ['random', 'random'], games: 500 })
  expect(rest).toMatchObject({ ended: 500, errors: 0, failures: [] })
  expect(wins.seat1 + wins.seat2 + draws).toBe(500)
  expect(rest.reasons).toEqual({ line: wins.seat1 + wins.seat2, full: draws })
  expect(rest.rounds.mean).toBeGreaterThan(3)
  expect(rest.rounds.max).toBe(5)
  expect(rest.picks).toBeGreaterThan(500 * 5)
  expect(picksPerSecond).toBeGreaterThan(0)
})

test.each([
  ['random', ['harbour', '--games', '300', '--seats', 'random,random,random', '--seed', '5']],
  ['thinking', ['harbour', '--games', '6', '--seats', 'greedy,search:20', '--seed', '9']],
])('several workers come to the same totals as one: %s', async (_, args) => {
  const alone = await simulate(...args, '--workers', '1')
  const many = await simulate(...args, '--workers', '4')
  expect(timeless(many)).toEqual(timeless(alone))
  expect(alone.ended).toBe(alone.games)
})

test('saving changes nothing, and every game can be replayed', async () => {
  const args = ['harbour', '--games', '4', '--seed', '20']
  const unsaved = await simulate(...args)
  const saved = await simulate(...args, '--save', place.at('played'))
  // Where a game is kept, deeds with one answer are picks too.
  expect(timeless({ ...saved, picks: 0 })).toEqual(timeless({ ...unsaved, picks: 0 }))
  const files = readdirSync(place.at('played'))
  expect(files.sort()).toEqual(['harbour-20.json', 'harbour-21.json', 'harbour-22.json', 'harbour-23.json'])
  let picks = 0
  for (const file of files) {
    const end = await place.json<{ at: number; outcome: unknown }>('replay', place.at('played', file))
    expect(end.outcome).not.toBeNull()
    picks += end.at
  }
  expect(picks).toBe(saved.picks)
})

test('bots win what they should, by party and by player', async () => {
  const { winsByPlayer } = await simulate('tic-tac-toe', '--games', '10', '--seats', 'random,search:300')
  expect(winsByPlayer['search:300']).toBeGreaterThan(winsByPlayer.random)
})

test('options, parties and scores', async () => {
  const result = await simulate('shaky', '--games', '3', '--seats', 'random,random', '--option', 'length=4')
  expect(result).toMatchObject({ picks: 12, wins: { A: 3, B: 0 }, scores: { A: 4, B: 0.5 } })
  expect(result.rounds).toEqual({ mean: 3, max: 3 })
  const { out } = await place.run(['simulate', 'shaky', '--games', '3', '--lang', 'fr'])
  expect(out).toContain('Marcheur A')
  expect(out).toContain('3 parties\u00a0: Le pont est traversé.')
})

test('--mixed draws a table for each game, but for what is given, whatever the number of workers', async () => {
  const args = ['root', '--games', '12', '--mixed', '--option', 'deck=exiles']
  const alone = await simulate(...args, '--workers', '1', '--save', place.at('mixed'))
  expect(alone).toMatchObject({ ended: 12, seats: null, mixed: true })
  expect(timeless({ ...(await simulate(...args, '--workers', '3')), picks: alone.picks })).toEqual(
    timeless(alone),
  )
  const setups = readdirSync(place.at('mixed')).map(file => {
    const { seats, options } = JSON.parse(readFileSync(place.at(`mixed/${file}`), 'utf8')).setup
    return { seats, map: options.map, deck: options.deck }
  })
  expect(new Set(setups.map(({ seats }) => seats)).size).toBeGreaterThan(2)
  expect(new Set(setups.map(({ map }) => map)).size).toBeGreaterThan(2)
  expect(new Set(setups.map(({ deck }) => deck))).toEqual(new Set(['exiles']))
  const three = await simulate('root', '--games', '5', '--mixed', '--seats', 'random,random,random')
  expect(three).toMatchObject({ ended: 5, seats: ['random', 'random', 'random'] })
})

test('a game that fails is counted, told with its seed, and can be replayed at the failing pick', async () => {
  const args = ['simulate', 'shaky', '--games', '2', '--option', 'fallsAt=3', '--seed', '8']
  const { code, out, err } = await place.run([...args, '--json', '--save', place.at('fallen')])
  expect(code).toBe(1)
  const result: Simulated = JSON.parse(out)
  expect(result).toMatchObject({ games: 2, ended: 0, errors: 2, picks: 4 })
  expect(result.failures).toEqual([
    { seed: 8, picks: 2, why: 'the bridge falls' },
    { seed: 9, picks: 2, why: 'the bridge falls' },
  ])
  expect(err).toContain('The game of seed 8 failed after 2 picks: the bridge falls')
  const replayed = await place.json<{ at: number; fault: string }>('replay', place.at('fallen/shaky-8.json'))
  expect(replayed.at).toBe(2)
  expect(replayed.fault).toMatch(/^Pick 3, “(left|right)” by seat 1, makes the rules fail: the bridge falls$/)
})

test('a game that does not end within its bound is an error', async () => {
  const { code, out } = await place.run([
    'simulate',
    'shaky',
    '--games',
    '1',
    '--option',
    'endless=true',
    '--json',
  ])
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({
    errors: 1,
    failures: [{ seed: 1, picks: 60, why: 'no end after 60 picks' }],
  })
})
