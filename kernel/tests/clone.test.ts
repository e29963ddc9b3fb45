import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clone, cloneLike, firstDifference, same } from '../clone.ts'

// Plain data as games hold it: no -0, which JSON does not keep, and no name that JavaScript itself uses.
const plainData = fc
  .jsonValue({ noUnicodeString: false })
  .map(value => JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto')) as unknown)

function objectsIn(value: unknown): object[] {
  return typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap(objectsIn)]
    : []
}

describe('clone', () => {
  test('is equal in depth and shares nothing', () => {
    fc.assert(
      fc.property(plainData, value => {
        const copy = clone(value)
        expect(copy).toEqual(value)
        expect(same(copy, value)).toBe(true)
        const originals = new Set(objectsIn(value))
        expect(objectsIn(copy).some(one => originals.has(one))).toBe(false)
      }),
    )
  })
})

describe('a copy like another value', () => {
  test('is equal to the original, shares nothing with it, and leaves both as they were', () => {
    fc.assert(
      fc.property(plainData, plainData, (value, like) => {
        const before = JSON.stringify([value, like])
        const copy = cloneLike(value, like)
        expect(copy).toEqual(value)
        expect(JSON.stringify([value, like])).toBe(before)
        const originals = new Set(objectsIn(value))
        expect(objectsIn(copy).some(one => originals.has(one))).toBe(false)
      }),
    )
  })

  test('is the other where both are equal', () => {
    fc.assert(fc.property(plainData, value => Object.is(cloneLike(clone(value), value), value)))
  })

  test('is made of the parts of the other that are equal', () => {
    const like = { hand: [1, 2], turn: { seat: 1 }, places: [{ at: 1 }, { at: 2 }], gone: 1 }
    const value = { hand: [1, 2], turn: { seat: 2 }, places: [{ at: 1 }, { at: 3 }], come: [4] }
    const copy = cloneLike(value, like)
    expect(copy).toEqual(value)
    expect(copy.hand).toBe(like.hand)
    expect(copy.places[0]).toBe(like.places[0])
  })

  test('has no field that only the other has, and still shares the rest', () => {
    const like = { hand: [1, 2], turn: { seat: 1 }, gone: 1 }
    const copy = cloneLike({ hand: [1, 2], turn: { seat: 1 } }, like)
    expect(copy).toEqual({ hand: [1, 2], turn: { seat: 1 } })
    expect(copy.hand).toBe(like.hand)
    expect(copy.turn).toBe(like.turn)
  })
})

describe('the first difference', () => {
  test('is none between a value and its JSON text', () => {
    fc.assert(fc.property(plainData, value => same(value, JSON.parse(JSON.stringify(value)))))
  })

  test('is some between two values whose JSON texts differ', () => {
    const sorted = (value: unknown) =>
      JSON.stringify(value, (_, item) =>
        typeof item === 'object' && item !== null && !Array.isArray(item)
          ? Object.fromEntries(Object.entries(item).toSorted(([one], [other]) => (one < other ? -1 : 1)))
          : item,
      )
    fc.assert(fc.property(plainData, plainData, (a, b) => same(a, b) === (sorted(a) === sorted(b))))
  })

  test.each([
    [1, 2, '.'],
    [{ a: 1 }, { a: 2 }, '.a'],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, '.a.1.b'],
    [{ a: 1 }, {}, '.a'],
    [{}, { a: 1 }, '.a'],
    [{ a: undefined }, {}, '.a'],
    [[1, 2], [1], '.length'],
    [[1], [1, 2], '.length'],
    [Array(2), [], '.length'],
    [[], {}, '.'],
    [null, {}, '.'],
    [0, -0, '.'],
    [{ toString: 1 }, {}, '.toString'],
  ])('of %j and %j is at %s', (a, b, path) => {
    expect(firstDifference(a, b)).toBe(path)
    expect(same(a, b)).toBe(false)
  })

  test('is none between equal values, not-a-number included', () => {
    expect(firstDifference({ a: [Number.NaN], b: null }, { b: null, a: [Number.NaN] })).toBe(null)
  })
})
