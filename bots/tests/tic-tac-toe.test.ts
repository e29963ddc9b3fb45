import { room } from '@tablee/tic-tac-toe'
import { expect, test } from 'vitest'
import { type Budget, botOf, levels, SearchBot } from '../index.ts'
import { after, play } from './play.ts'

/** Plays until so many games were decided, the first seat changing each time; counts them by the winner's bot. */
function decided(games: number, one: string, other: string) {
  const wins: { [name: string]: number } = { [one]: 0, [other]: 0, draws: 0 }
  for (let seed = 1; wins[one] + wins[other] < games; seed++) {
    const names = seed % 2 === 0 ? [one, other] : [other, one]
    const [winner] = play(room, names, seed).winners
    wins[winner === undefined ? 'draws' : names[winner]]++
  }
  return wins
}

test('search beats random in at least 95 of 100 decided games, first or second, and never loses', () => {
  const wins = decided(100, 'search:400', 'random')
  expect(wins['search:400']).toBeGreaterThanOrEqual(95)
  expect(wins.random).toBe(0)
})

test('even the easy level beats random, and greedy beats it too', () => {
  expect(decided(100, 'search:easy', 'random')['search:easy']).toBeGreaterThanOrEqual(95)
  expect(decided(100, 'greedy', 'random').greedy).toBeGreaterThanOrEqual(60)
})

test('search against search is a draw', () => {
  const drawn = Array.from({ length: 20 }, (_, seed) => play(room, ['search', 'search'], seed))
  expect(drawn.filter(({ winners }) => winners.length === 0)).toHaveLength(20)
})

test('greedy and search take a win that is there', () => {
  // Seat 1 has 0 and 1, seat 2 has 3 and 4: 2 wins.
  for (const name of ['greedy', 'search:easy']) {
    const thought = botOf(name, room, 5).think(after(room, 2, '0', '3', '1', '4'), 0)
    expect(thought.key).toBe('2')
    expect(thought.candidates[0].value).toBe(1)
  }
})

test('search sees what it must prevent, two and three picks ahead', () => {
  expect(botOf('search', room, 1).think(after(room, 2, '0', '4', '1'), 1).key).toBe('2')
  // Between two opposite corners, only a side keeps the centre from being forked.
  expect(['1', '3', '5', '7']).toContain(botOf('search', room, 1).think(after(room, 2, '0', '4', '8'), 1).key)
})

test('the same seed gives the same thoughts, another seed others', () => {
  const thoughts = (seed: number) => {
    const bot = botOf('search:300', room, seed)
    return [bot.think(after(room, 2), 0), bot.think(after(room, 2, '4'), 1)]
  }
  expect(thoughts(7)).toEqual(thoughts(7))
  expect(thoughts(7)).not.toEqual(thoughts(8))
})

test('a thought reports every iteration, best candidate first', () => {
  const match = after(room, 2, '4')
  const { candidates, iterations, key, index, ms } = botOf('search:500', room, 3).think(match, 1)
  const visits = candidates.map(one => one.visits)
  expect(visits.reduce((sum, one) => sum + one, 0)).toBe(iterations)
  expect(visits).toEqual(visits.toSorted((a, b) => b - a))
  expect(candidates[0].key).toBe(key)
  expect(match.face(1)?.candidates[index].key).toBe(key)
  for (const { value } of candidates) expect(value >= 0 && value <= 1).toBe(true)
  expect(ms).toBeUndefined()
})

test('search stops early once its choice can no longer change', () => {
  const { iterations } = botOf('search:2000', room, 5).think(after(room, 2, '0', '3', '1', '4'), 0)
  expect(iterations).toBeLessThan(1500)
})

test('a budget of time is kept by the clock it is given', () => {
  let now = 0
  const bot = new SearchBot(room, 1, { ms: 50 }, 'search', () => now++)
  const thought = bot.think(after(room, 2), 0)
  expect(thought.iterations).toBe(50)
  expect(thought.ms).toBe(51)
})

test('a brain in haste takes its share of a level’s time, and the whole of a time that was asked for', () => {
  const hasty = { ...room, brain: { value: () => [0.5, 0.5], haste: 0.5 } }
  const spent = (budget: Budget): number => {
    let now = 0
    return new SearchBot(hasty, 1, budget, 'search', () => now++).think(after(room, 2), 0).iterations
  }
  expect(spent({ iterations: 1000, ms: 50 })).toBe(25)
  expect(spent({ iterations: 10, ms: 50 })).toBe(10)
  expect(spent({ ms: 50 })).toBe(50)
})

test('a budget of real time is kept roughly', () => {
  const { ms = 0, iterations } = botOf('search:100ms', room, 1).think(after(room, 2), 0)
  expect(iterations).toBeGreaterThan(0)
  expect(ms).toBeGreaterThanOrEqual(100)
  expect(ms).toBeLessThan(1000)
})

test('thinking changes nothing of the match', () => {
  const match = after(room, 2, '4', '0')
  const before = JSON.stringify([match.state, match.history])
  for (const name of ['random', 'greedy', 'search:easy']) botOf(name, room, 1).think(match, 0)
  expect(JSON.stringify([match.state, match.history])).toBe(before)
})

test('an unknown bot is refused with the list of those there are', () => {
  for (const name of ['seach', 'search:', 'search:0', 'search:1e3', 'search:toString'])
    expect(() => botOf(name, room, 1)).toThrow(
      `There is no bot “${name}”; the bots are: random, greedy, search, search:easy, search:medium, search:hard.`,
    )
  expect(botOf('search', room, 1).name).toBe('search')
  expect(Object.keys(levels)).toEqual(['easy', 'medium', 'hard'])
})

test('a bot that is not asked says so', () => {
  for (const name of ['random', 'greedy', 'search']) {
    const bot = botOf(name, room, 1)
    expect(() => bot.think(after(room, 2), 1)).toThrow('It is not for seat 2 to choose now.')
    expect(() => bot.think(after(room, 2, '0', '3', '1', '4', '2'), 1)).toThrow('The game is over')
  }
})
