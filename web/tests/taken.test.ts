import type { Scene } from '@tablee/table'
import { expect, test } from 'vitest'
import { hidden } from '../src/table/sheet/place.ts'
import { takenIn } from '../src/table/taken.ts'

const made = [
  { at: 3, refs: ['clearing:1'] },
  { at: 4, refs: ['clearing:5'] },
  { at: 5, refs: ['piece:cat'] },
]

const scene = (change: object): Scene =>
  ({
    picks: 6,
    face: { candidates: [] },
    can: { undo: true, redo: false, restart: true },
    journal: [
      { id: 'moved', at: 4 },
      { id: 'kernel.only', at: 6 },
    ],
    ...change,
  }) as unknown as Scene

test('what was chosen since anything was reported is still in hand', () => {
  expect(takenIn(made, scene({}))).toEqual(made.slice(1))
})

test('what cannot be undone, or is another’s turn, is not', () => {
  expect(takenIn(made, scene({ can: { undo: false } }))).toEqual([])
  expect(takenIn(made, scene({ face: null }))).toEqual([])
})

test('a pick that was taken back is no longer in hand', () => {
  expect(takenIn(made, scene({ picks: 5 }))).toEqual(made.slice(1, 2))
})

test('a sheet had rather hide places than what opened it', () => {
  const at = (left: number) => ({ left, right: left + 100, top: 0, bottom: 100 })
  const choices = [at(300), at(320), at(340)]
  expect(hidden(at(0), at(20), choices)).toBeGreaterThan(hidden(at(310), at(20), choices))
  expect(hidden(at(600), at(20), choices)).toBe(0)
})
