import { describe, expect, test } from 'vitest'
import { choose } from '../ask.ts'
import { Chance } from '../chance.ts'
import { anyFree, type Objection, type ObjectionTo, sift } from '../sift.ts'
import type { Next, Rule } from '../table.ts'
import { begin, end, items, say, type Tiny, tiny } from './tiny.ts'

const TOO_SMALL: Objection = { why: say('nothing'), rule: '1' }
const ODD: ObjectionTo<number> = { why: n => say('no', { item: String(n) }), rule: '2' }

/** Even numbers from four on are free. */
const against = (n: number) => (n < 4 ? TOO_SMALL : n % 2 === 1 ? ODD : null)

describe('sift', () => {
  test('what nothing speaks against is free, the rest is refused by the first objection', () => {
    const numbers = sift([3, 4, 5, 6], against)
    expect(numbers.free).toEqual([4, 6])
    expect(numbers.refusals(items)).toEqual([
      { key: '3', say: say('item', { item: '3' }), why: say('nothing'), rule: '1' },
      { key: '5', say: say('item', { item: '5' }), why: say('no', { item: '5' }), rule: '2' },
    ])
  })

  test('refusals are named as candidates are', () => {
    const names = { key: (n: number) => `n:${n}`, say: items.say, at: (n: number) => [`place:${n}`] }
    expect(sift([1], against).refusals(names)).toMatchObject([{ key: 'n:1', at: ['place:1'] }])
  })

  test('everything is either free or refused, whatever the objections', () => {
    const chance = Chance.of(1)
    const objections = [null, TOO_SMALL, ODD, null]
    for (let round = 0; round < 200; round++) {
      const all = Array.from({ length: chance.below(12) }, (_, n) => n)
      const spoken = all.map(() => objections[chance.below(objections.length)])
      const sifted = sift(all, n => spoken[n])
      const refused = sifted.refusals(items).map(({ key }) => Number(key))
      expect([...sifted.free, ...refused].sort((a, b) => a - b)).toEqual(all)
      expect(sifted.free.every(n => spoken[n] === null)).toBe(true)
      expect(anyFree(all, n => spoken[n])).toBe(sifted.free.length > 0)
    }
  })

  test('no message is made unless somebody looks', () => {
    const silent: ObjectionTo<number> = { why: () => expect.unreachable(), rule: '2' }
    expect(sift([1, 2], n => (n === 1 ? silent : null)).free).toEqual([2])
  })
})

describe('anyFree', () => {
  test('looks no further than the first that is free', () => {
    const seen: number[] = []
    const noting = (n: number) => {
      seen.push(n)
      return against(n)
    }
    expect(anyFree([3, 4, 5], noting)).toBe(true)
    expect(seen).toEqual([3, 4])
  })
})

describe('an ask of what was sifted', () => {
  function* start(t: Tiny): Rule<Next> {
    const numbers = sift([4, 5, 6], against)
    t.state.done.push(String(yield* choose(t, 0, 'first', numbers.free, { like: items, refused: numbers })))
    return t.over(end)
  }

  test('offers the free and refuses the rest, in the names of the ask', () => {
    const face = begin(tiny({ start })).face(0)
    expect(face?.candidates.map(({ key }) => key)).toEqual(['4', '6'])
    expect(face?.refused).toEqual([
      { key: '5', say: say('item', { item: '5' }), why: say('no', { item: '5' }), rule: '2' },
    ])
  })

  test('whoever picks what is refused reads why', () => {
    const match = begin(tiny({ start }))
    expect(() => match.pickKey(0, '5')).toThrow(expect.objectContaining({ what: say('no', { item: '5' }) }))
    match.pickKey(0, '6')
    expect(match.state.done).toEqual(['6'])
  })
})
