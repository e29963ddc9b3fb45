import type { PlayedGame } from '@tablee/table/api.ts'
import { expect, test } from 'vitest'
import { resultOf, statisticsOf } from '../src/online/record.ts'

const played = (change: Partial<PlayedGame>): PlayedGame => ({
  ...{ table: 't', game: 'root', title: '', options: {}, at: 0, seat: 1, left: false, round: 8, picks: 90 },
  ...{ cast: ['marquise', 'eyrie', 'alliance'], scores: [30, 24, 12], winners: [0], with: [] },
  ...change,
})

test('a result is a win, a rank by points, a common loss, or no end at all', () => {
  expect(resultOf(played({ winners: [1] }))).toEqual({ kind: 'won' })
  expect(resultOf(played({}))).toEqual({ kind: 'rank', rank: 2, of: 3 })
  expect(resultOf(played({ seat: 2 }))).toEqual({ kind: 'rank', rank: 3, of: 3 })
  // A dominance wins with fewer points.
  expect(resultOf(played({ winners: [2] }))).toEqual({ kind: 'rank', rank: 3, of: 3 })
  expect(resultOf(played({ winners: [], scores: [] }))).toEqual({ kind: 'lost', round: 8 })
  expect(resultOf(played({ winners: null }))).toEqual({ kind: 'ended' })
  expect(resultOf(played({ left: true }))).toEqual({ kind: 'left' })
})

test('statistics count games that came to an end, by party, the most played first', () => {
  const games = [
    played({ seat: 0 }),
    played({}),
    played({ winners: [1], scores: [10, 30, 12] }),
    played({ left: true }),
    played({ winners: null }),
  ]
  expect(statisticsOf(games, ({ cast, seat }) => cast[seat])).toEqual([
    { what: 'eyrie', played: 2, won: 1, mean: 27 },
    { what: 'marquise', played: 1, won: 1, mean: 30 },
  ])
})
