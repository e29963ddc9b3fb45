import { expect, test } from 'vitest'
import { goingHere, playedHere } from '../src/online/here.ts'
import { resultOf } from '../src/online/record.ts'
import type { Kept } from '../src/source/store.ts'

const kept = (part: Partial<Kept['facts']> & { readonly id?: string; readonly played?: number }): Kept => {
  const { id = 'one', played = 0, ...facts } = part
  return {
    id,
    game: 'root',
    players: [
      { kind: 'bot', name: '', level: 'search:easy' },
      { kind: 'person', name: 'Anne' },
    ],
    start: { game: 'root', players: [], options: { map: 'autumn' }, seed: 1 },
    save: null,
    scores: [
      { at: 0, scores: [0, 0] },
      { at: 9, scores: [30, 21] },
    ],
    played,
    facts: { cast: ['marquise', 'eyrie'], round: 7, yours: false, over: true, ...facts },
  }
}

test('a game that is over in this browser is listed with its side, result, options and company', () => {
  const game = playedHere(kept({ winners: [0], played: 5 }))
  expect(game).toMatchObject({ seat: 1, at: 5, round: 7, scores: [30, 21], options: { map: 'autumn' } })
  expect(game.with.map(({ kind }) => kind)).toEqual(['bot'])
  expect(resultOf(game)).toEqual({ kind: 'rank', rank: 2, of: 2 })
  expect(resultOf(playedHere(kept({ winners: [1] })))).toEqual({ kind: 'won' })
})

test('of the games that go on, those that wait for a person come first, then the last played', () => {
  const going = goingHere([
    kept({ id: 'over' }),
    kept({ id: 'bots', over: false, played: 9 }),
    kept({ id: 'old', over: false, yours: true, played: 1 }),
    kept({ id: 'new', over: false, yours: true, played: 2 }),
  ])
  expect(going.map(({ id }) => id)).toEqual(['new', 'old', 'bots'])
})
