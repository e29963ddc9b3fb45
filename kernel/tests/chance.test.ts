import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Chance } from '../chance.ts'

const seeds = fc.nat(Number.MAX_SAFE_INTEGER)

describe('chance', () => {
  test('is the same for the same seed, and goes on from where it was saved', () => {
    fc.assert(
      fc.property(seeds, fc.nat(50), (seed, steps) => {
        const one = Chance.of(seed)
        const other = Chance.of(seed)
        for (let i = 0; i < steps; i++) expect(one.next()).toBe(other.next())
        const resumed = Chance.from(JSON.parse(JSON.stringify(one.state)))
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

  test.each([
    ['one long game', (throws: number[], chance = Chance.of(1)) => throws.map(() => chance.below(6))],
    ['the first throw of many games', (throws: number[]) => throws.map(seed => Chance.of(seed).below(6))],
  ])('is fair: %s', (_, rolls) => {
    const throws = 60_000
    const counts = Array<number>(6).fill(0)
    for (const roll of rolls([...Array(throws).keys()])) counts[roll]++
    const squares = counts.reduce((sum, count) => sum + (count - throws / 6) ** 2 / (throws / 6), 0)
    expect(squares).toBeLessThan(20.5) // chi-square, 5 degrees of freedom: one in a thousand is above
  })

  test('puts each item of a list at each place as often', () => {
    const chance = Chance.of(3)
    const times = 24_000
    const orders = new Map<string, number>()
    for (let i = 0; i < times; i++) {
      const order = chance.shuffle(['a', 'b', 'c', 'd']).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    const squares = [...orders.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(squares).toBeLessThan(49.8) // chi-square, 23 degrees of freedom: one in a thousand is above
  })

  test('takes one of a list', () => {
    const chance = Chance.of(2)
    const seen = new Set(Array.from({ length: 100 }, () => chance.one(['a', 'b', 'c'])))
    expect([...seen].sort()).toEqual(['a', 'b', 'c'])
  })
})
