import { same } from '@tablee/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applied, difference } from '../difference.ts'

/** As it comes out at the other end of the wire. */
const sent = <V>(value: V): V => JSON.parse(JSON.stringify(value))

/** Plain data of few different values, so that two of them have much in common. */
const plain = fc.letrec(tie => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 0, 1, 2, 'a', 'b'),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__', 'of'), tie('value')),
  ),
})).value

describe('a difference', () => {
  test('leads from any plain value to any other', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        expect(applied(before, sent(difference(before, after)))).toEqual(after)
      }),
      { numRuns: 2000 },
    )
  })

  test('leads from any JSON value to any other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(applied(sent(before), sent(difference(before, after)))).toEqual(sent(after))
      }),
    )
  })

  test('changes neither of the two', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const [one, other] = [sent(before), sent(after)]
        applied(before, difference(before, after))
        expect([before, after]).toEqual([one, other])
      }),
    )
  })

  test('is nothing exactly where the values are equal', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        expect(difference(before, sent(before))).toEqual([])
        expect(difference(before, after).length === 0).toBe(same(before, after))
      }),
    )
  })

  test('of a list that grew is what it grew by', () => {
    const journal = Array.from({ length: 1000 }, (_, n) => ({ id: 'said', values: { n } }))
    const grown = [...journal, { id: 'more', values: { n: 0 } }]
    expect(difference({ journal, round: 1 }, { journal: grown, round: 1 })).toEqual([
      'of',
      { journal: ['in', 1000, 0, [{ id: 'more', values: { n: 0 } }]] },
    ])
  })

  test('leaves what did not change the same object', () => {
    const before = { hand: [{ card: 1 }], board: { at: [1, 2] } }
    const after = applied(before, difference(before, { hand: [{ card: 1 }], board: { at: [1, 3] } }))
    expect((after as typeof before).hand).toBe(before.hand)
  })
})
