import type { Report } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { sinceTurnOf } from '../since.ts'

const turn = (seat: number, at: number): Report => ({ id: 'turn.begins', values: { seat }, at })
const said = (at: number): Report => ({ id: 'moved', values: { seat: 0 }, at })
const picks = (...keys: string[]) => keys.map(key => (key === 'agree' ? ({ agrees: true } as const) : {}))

test('what came since my last turn begins where the next turn began', () => {
  const journal = [turn(0, 0), said(2), turn(1, 4), said(5), turn(2, 9)]
  expect(sinceTurnOf(journal, [], 0)).toBe(4)
  expect(sinceTurnOf(journal, [], 1)).toBe(9)
})

test('an answer in the turn of another is no turn', () => {
  const journal = [turn(0, 0), turn(1, 4), said(6)]
  expect(sinceTurnOf(journal, picks('a', 'b', 'c', 'end', 'attack', 'ambush'), 0)).toBe(4)
})

test('my turn that goes on does not count, alone at the table neither', () => {
  expect(sinceTurnOf([turn(0, 0), turn(1, 4), turn(0, 8), said(9)], [], 0)).toBe(4)
  expect(sinceTurnOf([turn(0, 0), turn(0, 5), said(7)], [], 0)).toBe(5)
})

test('before my first turn is over it is the whole game', () => {
  expect(sinceTurnOf([turn(0, 0), said(1)], [], 0)).toBe(0)
  expect(sinceTurnOf([turn(1, 0), turn(0, 3)], [], 0)).toBe(0)
  expect(sinceTurnOf([turn(0, 0), turn(1, 4)], [], null)).toBe(0)
})

test('where a group plays as one, it is when it last agreed', () => {
  const made = picks('place', 'agree', 'eat', 'place', 'agree', 'roll')
  expect(sinceTurnOf([said(1)], made, 0)).toBe(4)
  expect(sinceTurnOf([], picks('place'), 0)).toBe(0)
})
