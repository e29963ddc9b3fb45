import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clone, firstDifference, madeLike, same } from '../clone.ts'

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

describe('a value made like another', () => {
  test('is equal to it, also in the order of fields, shares nothing with it, and leaves it as it was', () => {
    fc.assert(
      fc.property(plainData, plainData, (value, model) => {
        const before = JSON.stringify(model)
        const made = madeLike(value, model)
        expect(JSON.stringify(made)).toBe(before)
        expect(JSON.stringify(model)).toBe(before)
        const originals = new Set(objectsIn(model))
        expect(objectsIn(made).some(one => originals.has(one))).toBe(false)
      }),
    )
  })

  test('is the value itself where it has the same form, with its parts', () => {
    const value = { hand: [1, 2, 3], turn: { seat: 1 }, places: [{ at: 1 }, { at: 2, of: 3 }] }
    const { hand, turn, places } = value
    const [place] = places
    const made = madeLike(value, { hand: [4], turn: { seat: 2 }, places: [{ at: 3 }, { at: 2 }] })
    expect(made).toBe(value)
    expect(made).toEqual({ hand: [4], turn: { seat: 2 }, places: [{ at: 3 }, { at: 2 }] })
    expect([made.hand, made.turn, made.places, made.places[0]]).toEqual([hand, turn, places, place])
    expect(made.turn).toBe(turn)
    expect(made.places[0]).toBe(place)
  })

  test('has its fields in the order of the other', () => {
    const turned = madeLike({ b: 1, a: 2 }, { a: 2, b: 1 })
    expect(Object.keys(turned)).toEqual(['a', 'b'])
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
