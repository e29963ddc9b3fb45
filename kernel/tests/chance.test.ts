import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Chance, isSeed } from '../chance.ts'

const seeds = fc.nat(Number.MAX_SAFE_INTEGER)

describe('chance', () => {
  test('is the same for the same seed, and goes on from where it was saved', () => {
    fc.assert(
      fc.property(seeds, fc.nat(50), (seed, steps) => {
        const one = Chance.of(seed)
        const other = Chance.of(seed)
        for (let i = 0; i < steps; i++) expect(one.next()).toBe(other.next())
        const resumed = one.from(JSON.parse(JSON.stringify(one.state)))
        for (let i = 0; i < 10; i++) expect(resumed.next()).toBe(other.next())
      }),
    )
  })

  test('comes of all 128 bits of a long seed', () => {
    const plain = 'a'.repeat(32)
    const firsts = Array.from({ length: 32 }, (_, at) => `${plain.slice(0, at)}b${plain.slice(at + 1)}`)
    const rolls = (seed: string) =>
      Array.from({ length: 4 }, Chance.prototype.next.bind(Chance.of(seed))).join()
    expect(new Set([plain, ...firsts].map(rolls)).size).toBe(33)
    expect(rolls(plain)).toBe(rolls(plain))
  })

  test('differs from seed to seed, large ones too', () => {
    const first = (seed: number) => Chance.of(seed).next()
    const firsts = new Set(Array.from({ length: 1000 }, (_, seed) => first(seed)))
    expect(firsts.size).toBe(1000)
    expect(first(1)).not.toBe(first(1 + 2 ** 32))
    expect(first(Number.MAX_SAFE_INTEGER)).not.toBe(first(Number.MAX_SAFE_INTEGER - 1))
  })

  test('gives whole numbers below n', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 1000 }), (seed, n) => {
        const value = Chance.of(seed).below(n)
        return Number.isInteger(value) && value >= 0 && value < n
      }),
    )
  })

  test('shuffles in place and loses nothing', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, list) => {
        const shuffled = [...list]
        expect(Chance.of(seed).shuffle(shuffled)).toBe(shuffled)
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b))
      }),
    )
  })

  // Saved games and shared seeds depend on these numbers: they are those of sfc32, and never change.
  test('gives the numbers it always gave', () => {
    const numbers = (seed: number | string) =>
      Array.from({ length: 4 }, Chance.prototype.next.bind(Chance.of(seed)))
    expect(numbers(1)).toEqual([573063952, 3268221502, 703077755, 2308299391])
    expect(numbers(2 ** 40 + 7)).toEqual([285645537, 2795397401, 3249033313, 251473621])
    expect(numbers('0123456789abcdef0123456789abcdef')).toEqual([
      3530455095, 2738071380, 2303632856, 2328069915,
    ])
  })

  test('comes of a whole number or of 128 bits, and of nothing else', () => {
    for (const seed of [0, 1, Number.MAX_SAFE_INTEGER, '0123456789abcdef0123456789abcdef'])
      expect(isSeed(seed)).toBe(true)
    const wrong = [
      -1,
      1.5,
      Number.NaN,
      2 ** 53,
      '1',
      '',
      'A'.repeat(32),
      'a'.repeat(33),
      `${'a'.repeat(32)}\n`,
    ]
    for (const seed of [...wrong, null, undefined, {}, [1]]) expect(isSeed(seed)).toBe(false)
  })

  test('takes one of a list', () => {
    const chance = Chance.of(2)
    const seen = new Set(Array.from({ length: 100 }, () => chance.one(['a', 'b', 'c'])))
    expect([...seen].sort()).toEqual(['a', 'b', 'c'])
  })

  test('begins with the outcomes that are given, then goes on as its seed would have begun', () => {
    const chance = Chance.of(5, [3, 0, 9])
    expect([chance.below(4), chance.below(6)]).toEqual([3, 0])
    const resumed = chance.from(JSON.parse(JSON.stringify(chance.state)))
    const luck = Chance.of(5)
    // More than rules ask for that were corrected since.
    for (const one of [chance, resumed]) expect(one.below(4)).toBe(1)
    const after = [luck.below(100), luck.below(100)]
    for (const one of [chance, resumed]) expect([one.below(100), one.below(100)]).toEqual(after)
  })

  test('shuffles as is given', () => {
    expect(Chance.of(1, [0, 1, 0]).shuffle(['a', 'b', 'c', 'd'])).toEqual(['c', 'd', 'b', 'a'])
  })
})
