import { expect, test } from 'vitest'
import { share } from '../src/source/share.ts'

test('what did not change is the same thing as before, the rest is as it comes', () => {
  const last = { journal: [{ id: 'a' }, { id: 'b' }], view: { hand: [1, 2], score: 3 }, face: null }
  const next = {
    journal: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    view: { hand: [1, 2], score: 4 },
    face: null,
  }
  const wanted = structuredClone(next)
  const shared = share(last, next)
  expect(shared).toEqual(wanted)
  expect(shared).not.toBe(last)
  expect(shared.journal).not.toBe(last.journal)
  expect(shared.journal[1]).toBe(last.journal[1])
  expect(shared.view).not.toBe(last.view)
  expect(shared.view.hand).toBe(last.view.hand)
})

test('an equal value is the last one itself', () => {
  const last = { a: [1, { b: null }], c: undefined }
  expect(share(last, structuredClone(last))).toBe(last)
})

test.each([
  [
    [1, 2, 3],
    [1, 2],
  ],
  [[1], { 0: 1 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: undefined }, { b: undefined }],
  [null, {}],
  [{}, null],
  [0, -0],
])('%j becomes %j, never something in between', (last, next) => {
  const before = structuredClone(last)
  expect(share(last, structuredClone(next))).toEqual(next)
  expect(last).toEqual(before)
})
