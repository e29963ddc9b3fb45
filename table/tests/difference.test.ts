import { same } from '@tablee/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applied } from '../difference.ts'
import { hashOf, type Salt, Telling } from '../telling.ts'
import type { Change } from '../wire.ts'

const SALT: Salt = [7, 11]

/** What is sent to somebody of whom only hashes of what they saw are known. */
function difference(before: unknown, after: unknown): Change {
  const scene = (value: unknown) => ({ round: 1, view: value, face: value })
  const old = new Telling(SALT).look(scene(before))
  const told = new Telling(SALT).look(scene(after), old.marks)
  const change: Change = JSON.parse(told.changeFrom(old.marks) || '[]')
  if (change.length === 0) return []
  const [, fields] = change as readonly [unknown, { readonly [name: string]: Change }]
  expect(applied(sent(before), fields.face ?? [])).toEqual(sent(after))
  return fields.view ?? []
}

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
        expect(applied(before, difference(before, after))).toEqual(after)
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

  test('keeps the marks of what did not change, and those of several who see the same are one', () => {
    const players = [{ hand: [{ card: 1 }] }, { hand: [{ card: 2 }] }]
    const [first] = players
    const before = new Telling(SALT).look({ view: { players } })
    const beside = new Telling(SALT).look({ view: { players } })
    expect(beside.marks).not.toBe(before.marks)
    expect(new Telling(SALT).look(sent({ view: { players } }), before.marks).marks).toBe(before.marks)
    const telling = new Telling(SALT)
    const now = { players: [first, { hand: [{ card: 3 }] }] }
    const [one, other] = [before, beside].map(
      ({ marks }) => telling.look({ view: now }, marks).marks.parts?.[0],
    )
    expect(one).toBe(other)
    expect(one?.parts?.[0]?.parts?.[0]).toBe(before.marks.parts?.[0]?.parts?.[0]?.parts?.[0])
    expect(one?.parts?.[0]?.parts?.[1]).not.toBe(before.marks.parts?.[0]?.parts?.[0]?.parts?.[1])
  })

  test('of a list that grew is what it grew by', () => {
    const cards = Array.from({ length: 1000 }, (_, n) => ({ card: n }))
    expect(difference({ cards, round: 1 }, { cards: [...cards, { card: 0 }], round: 1 })).toEqual([
      'of',
      { cards: ['in', 1000, 0, [{ card: 0 }]] },
    ])
  })

  test('of a list that is only told at its end goes on from there', () => {
    expect(applied({ journal: [1, 2, 3] }, ['of', { journal: ['end', 1, [4, 5]] }])).toEqual({
      journal: [1, 2, 4, 5],
    })
  })

  test('of one field deep in a view is that field', () => {
    const before = {
      players: [
        { hand: [1], items: { gold: 1 } },
        { hand: [2], items: { gold: 2 } },
      ],
      round: 1,
    }
    const after = { ...before, players: [before.players[0], { hand: [2], items: { gold: 3 } }] }
    expect(difference(before, after)).toEqual([
      'of',
      { players: ['at', [1, ['of', { items: [{ gold: 3 }] }]]] },
    ])
  })

  test('leaves what did not change the same object', () => {
    const before = { hand: [{ card: 1 }], board: { at: [1, 2] } }
    const after = applied(before, difference(before, { hand: [{ card: 1 }], board: { at: [1, 3] } }))
    expect((after as typeof before).hand).toBe(before.hand)
  })
})

describe('a hash', () => {
  test('is the same for the same text, and another with another salt', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(hashOf(text, SALT)).toBe(hashOf(text, SALT))
        expect(hashOf(text, SALT)).not.toBe(hashOf(text, [8, 11]))
      }),
    )
  })

  test('spreads over all of its 64 bits, whichever character of a text is another', () => {
    const texts = Array.from({ length: 4096 }, (_, n) => `{"card":${n},"at":"${'x'.repeat(n % 7)}"}`)
    const hashes = texts.map(text => hashOf(text, SALT))
    expect(new Set(hashes).size).toBe(texts.length)
    for (let bit = 0; bit < 64; bit++) {
      const ones = hashes.filter(hash => (hash.charCodeAt(bit >> 4) >> (bit & 15)) & 1).length
      expect(Math.abs(ones - texts.length / 2)).toBeLessThan(texts.length / 16)
    }
  })

  test('does not let two of its bits go together', () => {
    const hashes = Array.from({ length: 4096 }, (_, n) => hashOf(`${n}`, SALT))
    const bits = hashes.map(hash =>
      Array.from({ length: 64 }, (_, bit) => (hash.charCodeAt(bit >> 4) >> (bit & 15)) & 1),
    )
    for (let one = 0; one < 64; one++)
      for (let other = 0; other < one; other++) {
        const equal = bits.filter(of => of[one] === of[other]).length
        expect(Math.abs(equal - hashes.length / 2)).toBeLessThan(hashes.length / 16)
      }
  })
})
