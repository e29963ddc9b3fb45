import { lawful, long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { room } from '../index.ts'

const GAMES = long ? 10_000 : 1000

test(`${GAMES} random games keep the laws`, () => {
  const { games, picks, samples } = lawful(room, { games: GAMES, seed: 1 })
  expect({ games, samples }).toEqual({ games: GAMES, samples: GAMES })
  expect(picks).toBeGreaterThan(5 * GAMES)
})

test('100 games keep the laws at every pick', () => {
  const { picks, samples } = lawful(room, { games: 100, seed: 1, samples: Number.POSITIVE_INFINITY })
  expect(samples).toBe(picks + 100)
})

test('games of players who always take the first or the last empty cell keep the laws', () => {
  const first = () => 0
  const last = ({ state }: { state: { cells: number[] } }) => state.cells.filter(cell => cell < 0).length - 1
  expect(lawful(room, { games: 2, seed: 1, players: [first, last] }).games).toBe(2)
})
