import { entryOf } from '@tablee/games'
import { metaOf } from '@tablee/games/shelf.ts'
import { Chance, type Game, Match, type Room } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { BadArgument, readArguments } from '../arguments.ts'
import { boardgameioGames } from '../boardgameio.ts'
import { median, percentile, perSecond, times } from '../clock.ts'
import { playRandomly } from '../play.ts'
import { table } from '../report.ts'
import { sections } from '../sections.ts'

const tiny = { seconds: 0.005, rounds: 2, games: 2, tables: 4, moments: 4 }
const GAMES = 2000

async function ticTacToe(): Promise<Room> {
  const room = await entryOf('tic-tac-toe')?.load()
  if (!room) throw new Error('The catalogue no longer has tic-tac-toe.')
  return room
}

/** How many random games end in each way, as shares. Of 2,000, each share is off by 0.05 less than once in 100,000. */
function shares(games: () => string): { [winner: string]: number } {
  const won: { [winner: string]: number } = {}
  for (let i = 0; i < GAMES; i++) {
    const winner = games()
    won[winner] = (won[winner] ?? 0) + 1 / GAMES
  }
  return won
}

describe('the two players of tic-tac-toe', () => {
  // Random tic-tac-toe: the first player wins 58.5 %, the second 28.8 %, the rest is drawn.
  function expectRandomTicTacToe(won: { [winner: string]: number }) {
    expect(Object.keys(won).sort()).toEqual(['0', '1', 'nobody'])
    expect(won['0']).toBeCloseTo(0.585, 1)
    expect(won['1']).toBeCloseTo(0.288, 1)
  }

  test('ours ends every game, and both seats win some', async () => {
    const { game } = await ticTacToe()
    const chance = Chance.of(7)
    expectRandomTicTacToe(
      shares(() => {
        const match = Match.start(game, { seats: 2, seed: 0, keep: false })
        const picks = playRandomly(match, chance)
        expect(picks).toBeGreaterThanOrEqual(5)
        expect(match.outcome).not.toBeNull()
        return String(match.outcome?.winners[0] ?? 'nobody')
      }),
    )
  })

  test('that of boardgame.io ends every game, and both seats win some', async () => {
    const ends: string[] = []
    const play = await boardgameioGames(Chance.of(7), winner => ends.push(winner ?? 'nobody'))
    expectRandomTicTacToe(
      shares(() => {
        const picks = play()
        expect(picks).toBeGreaterThanOrEqual(5)
        expect(picks).toBeLessThanOrEqual(9)
        return ends.pop() ?? 'no end'
      }),
    )
  })
})

describe('the sections', () => {
  test('are the kernel and every game of the catalogue, once', () => {
    const names = sections.map(section => section.name)
    expect(names).toContain('kernel')
    expect(names).toContain('tic-tac-toe')
    expect(new Set(names).size).toBe(names.length)
  })

  // That of the web app needs a browser: it is run by hand.
  test.each(sections.filter(({ name }) => name !== 'web'))(
    '$name has its numbers',
    async ({ name, measure }) => {
      const numbers = JSON.parse(JSON.stringify(await measure(tiny)))
      const common = ['picksPerSecond', 'keepPicksPerSecond', 'forksPerSecond']
      const own =
        name === 'kernel'
          ? ['boardgameio', 'ratio', 'ratioKeep']
          : [
              'gamesPerSecond',
              'longGamePicks',
              'saveMs',
              'saveP99Ms',
              'loadMs',
              'loadP99Ms',
              'replayMs',
              'replayP99Ms',
            ]
      for (const key of [...common, ...own]) {
        expect(numbers).toHaveProperty(key, expect.any(Number))
        expect(numbers[key]).toBeGreaterThan(0)
      }
      for (const key of name === 'kernel' ? [] : ['undoMs', 'undoP99Ms', 'playoutsPerSecond', 'playoutDepth'])
        expect(numbers).toHaveProperty(key)
      // Tables with those that nobody plays are slower, and are no part of the mixture without them.
      const automata = metaOf(name)?.automata
      for (const key of name === 'kernel'
        ? []
        : ['mixedAutomataPicksPerSecond', 'mixedAutomataTurnsPerSecond'])
        if (automata) expect(numbers[key]).toBeGreaterThan(0)
        else expect(numbers[key]).toBeNull()
      const lines = table(name, numbers).trimEnd().split('\n')
      expect(lines[0]).toBe(name)
      expect(lines).toHaveLength(Object.keys(numbers).length + 1)
      for (const key of Object.keys(numbers)) if (key !== 'seats') expect(lines.join('\n')).not.toContain(key)
    },
  )
})

test('a game that passes its bound is reported', async () => {
  const { game } = await ticTacToe()
  const short: Game = { ...game, bound: 3 }
  expect(() => playRandomly(Match.start(short, { seats: 2, seed: 0 }), Chance.of(1))).toThrow(
    'tic-tac-toe goes on after 3 picks, its bound.',
  )
})

describe('the clock', () => {
  test('takes the middle and the 99th hundredth', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
    const hundred = Array.from({ length: 100 }, (_, i) => i + 1)
    expect(percentile(hundred, 0.99)).toBe(99)
    expect(percentile([5], 0.99)).toBe(5)
  })

  test('lets the works take turns, after a warm-up of each', () => {
    const order: string[] = []
    const work = (name: string) => () => {
      if (order.at(-1) !== name) order.push(name)
      return 1
    }
    perSecond({ ...tiny, seconds: 0.001, rounds: 3 }, { a: work('a'), b: work('b') })
    const warmUpRounds = 4
    expect(order.join('')).toBe('ab'.repeat(warmUpRounds + 3))
  })

  test('tells when there was nothing to time', () => {
    expect(times(tiny, () => [])).toEqual({ median: null, p99: null })
  })
})

describe('the arguments', () => {
  const known = ['kernel', 'root']

  test('choose the sections, the length of a round and the form', () => {
    expect(readArguments([], known)).toEqual({ json: false, only: known, seconds: 0.5 })
    expect(readArguments(['--json', '--only', 'root', '--seconds=2'], known)).toEqual({
      json: true,
      only: ['root'],
      seconds: 2,
    })
    expect(readArguments(['--only', 'root,kernel'], known).only).toEqual(known)
  })

  test.each([
    [['--fast'], 'do not know “--fast”'],
    [['root'], 'do not know “root”'],
    [['--json=yes'], 'do not know “yes”'],
    [['--only', 'chess'], 'no section “chess”: choose among kernel, root.'],
    [['--only'], 'no section “”'],
    [['--seconds', '0'], 'not “0”'],
    [['--seconds', 'two'], 'not “two”'],
    [['--seconds'], 'not “”'],
  ])('%j is refused in one sentence', (args, sentence) => {
    expect(() => readArguments(args, known)).toThrow(BadArgument)
    expect(() => readArguments(args, known)).toThrow(sentence)
  })
})
