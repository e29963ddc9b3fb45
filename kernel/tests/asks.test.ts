import { describe, expect, test } from 'vitest'
import { anyOf, choose, maybe, type Names, type Naming, several, together } from '../ask.ts'
import { RuleFault } from '../mistake.ts'
import type { Next, Rule } from '../table.ts'
import { begin, end, items, make, say, type Tiny, tiny, told } from './tiny.ts'

/** A game of one procedure, which notes what the procedure returns. */
function once(procedure: (t: Tiny) => Rule<unknown>) {
  function* start(t: Tiny): Rule<Next> {
    t.state.done.push(JSON.stringify(yield* procedure(t)))
    return t.over(end)
  }
  return begin(tiny({ start }), { seats: 3 })
}

describe('choose', () => {
  test('returns the candidate that is picked', () => {
    const match = once(t => choose(t, 1, 'first', ['a', 'b'], items))
    expect(match.face(1)?.candidates.map(({ key }) => key)).toEqual(['a', 'b'])
    make(match, '1:b')
    expect(match.state.done).toEqual(['"b"'])
  })

  test('takes a single candidate without asking, and tells that seat so', () => {
    const match = once(t => choose(t, 1, 'first', ['a'], items))
    expect(match.outcome).toEqual(end)
    expect(match.history?.journal).toEqual([
      { id: 'kernel.only', values: { prompt: 'first', key: 'a' }, to: [1], at: 0 },
    ])
  })

  test('asks even then where it must', () => {
    const match = once(t => choose(t, 1, 'first', ['a'], { ...items, always: true }))
    expect(match.waiting).toMatchObject({ prompt: 'first', seats: [1] })
    make(match, '1:a')
    expect(told(match)).toEqual([])
  })

  test('everybody may know which rule asks', () => {
    const match = once(t => choose(t, 1, 'first', ['a', 'b'], { ...items, rule: '4.2' }))
    expect(match.waiting).toMatchObject({ prompt: 'first', rule: '4.2', seats: [1] })
  })

  test('a deed waits for its player, who may have it done; a secret one may not', () => {
    const deed = once(t => choose(t, 1, 'first', ['a'], { ...items, waits: true }))
    expect(deed.face(1)).toMatchObject({ forced: true, candidates: [{ key: 'a' }] })
    make(deed, '1:a')
    expect(deed.state.done).toEqual(['"a"'])
    const two = once(t => choose(t, 1, 'first', ['a', 'b'], { ...items, waits: true }))
    expect(two.face(1)).not.toHaveProperty('forced')
    const secret = once(t => choose(t, 1, 'first', ['a'], { ...items, waits: true, always: true }))
    expect(secret.face(1)).not.toHaveProperty('forced')
  })

  test('needs a candidate', () => {
    expect(() => once(t => choose(t, 1, 'first', [], items))).toThrow(RuleFault)
    expect(() => once(t => choose(t, 1, 'first', [], items))).toThrow('“first” was asked with no candidate.')
  })

  test('names nothing until somebody looks', () => {
    const unnamed: Naming<string> & Names<string> = {
      key: () => expect.unreachable(),
      say: () => expect.unreachable(),
      at: () => expect.unreachable(),
      refused: () => expect.unreachable(),
    }
    function* start(t: Tiny): Rule<Next> {
      yield* choose(t, 0, 'first', ['a', 'b'], unnamed)
      return t.over(end)
    }
    const match = begin(tiny({ start }), { keep: false })
    match.pick(0, 0)
    expect(match.outcome).toEqual(end)
  })

  test('shows keys, sentences, places, refusals, the rule, and what commits or is final', () => {
    const refusal = { key: 'x', say: say('item', { item: 'x' }), why: say('no', { item: 'x' }), rule: '7.1' }
    const match = once(t =>
      choose(t, 0, 'offer', [10, 20], {
        key: price => `pay:${price}`,
        say: price => say('offer', { price }),
        at: price => [`coin:${price}`],
        refused: () => [refusal],
        values: () => ({ price: 5 }),
        rule: '7',
        commits: true,
        final: price => price === 20,
      }),
    )
    expect(match.face(0)).toEqual({
      kind: 'one',
      prompt: { id: 'offer', values: { price: 5 } },
      candidates: [
        { key: 'pay:10', say: { id: 'offer', values: { price: 10 } }, at: ['coin:10'], commits: true },
        {
          key: 'pay:20',
          say: { id: 'offer', values: { price: 20 } },
          at: ['coin:20'],
          commits: true,
          final: true,
        },
      ],
      refused: [refusal],
      rule: '7',
    })
    expect(match.face(1)).toBe(null)
  })
})

describe('maybe', () => {
  test('lets a seat decline, with its own words if it has some', () => {
    const match = once(t => maybe(t, 0, 'first', ['a'], { ...items, pass: say('nothing') }))
    expect(match.face(0)?.candidates.at(-1)).toEqual({ key: 'pass', say: { id: 'nothing' } })
    make(match, '0:pass')
    expect(match.state.done).toEqual(['null'])
  })

  test('may say that declining commits, and the candidates do not', () => {
    const match = once(t => maybe(t, 0, 'first', ['a'], { ...items, commits: one => one === null }))
    expect(match.face(0)?.candidates.map(({ commits }) => commits)).toEqual([undefined, true])
  })

  test('asks when there is one candidate, because declining is an answer too', () => {
    const match = once(t => maybe(t, 0, 'first', ['a'], items))
    expect(match.face(0)?.candidates.at(-1)).toEqual({ key: 'pass', say: { id: 'kernel.pass' } })
    make(match, '0:a')
    expect(match.state.done).toEqual(['"a"'])
  })

  test('does not ask without a candidate, unless it must', () => {
    expect(once(t => maybe(t, 0, 'first', [], items)).state.done).toEqual(['null'])
    expect(once(t => maybe(t, 0, 'first', [], { ...items, waits: true })).state.done).toEqual(['null'])
    const match = once(t => maybe(t, 0, 'first', [], { ...items, always: true }))
    expect(match.face(0)?.candidates.map(({ key }) => key)).toEqual(['pass'])
    match.pick(0, 0)
    expect(match.state.done).toEqual(['null'])
  })
})

describe('several', () => {
  const upTo = (min: number, max: number, list = ['a', 'b', 'c', 'd']) =>
    once(t => several(t, 0, 'first', list, { min, max }, items))

  test('asks for one thing after the other, and offers to stop when there are enough', () => {
    const match = upTo(1, 3)
    expect(match.face(0)?.candidates.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd'])
    make(match, '0:b')
    expect(match.face(0)?.candidates.map(({ key }) => key)).toEqual(['a', 'c', 'd', 'pass'])
    make(match, '0:d', '0:pass')
    expect(match.state.done).toEqual(['["b","d"]'])
  })

  test('calls stopping by its name: passing on all, or being done', () => {
    const match = upTo(0, 3)
    expect(match.face(0)?.candidates.at(-1)?.say).toEqual({ id: 'kernel.pass' })
    make(match, '0:b')
    expect(match.face(0)?.candidates.at(-1)?.say).toEqual({ id: 'kernel.done' })
    const own = once(t =>
      several(t, 0, 'first', ['a', 'b'], { min: 1, max: 2 }, { ...items, pass: { id: 'second' } }),
    )
    make(own, '0:a')
    expect(own.face(0)?.candidates.at(-1)?.say).toEqual({ id: 'second' })
  })

  test('stops at the most', () => {
    const match = upTo(0, 2)
    make(match, '0:a', '0:c')
    expect(match.state.done).toEqual(['["a","c"]'])
  })

  test('takes all when all are needed, the last one by itself', () => {
    const match = upTo(2, 2, ['a', 'b'])
    make(match, '0:b')
    expect(match.state.done).toEqual(['["b","a"]'])
    expect(told(match)).toEqual(['kernel.only first a'])
  })

  test('may be nothing', () => {
    const match = upTo(0, 2)
    make(match, '0:pass')
    expect(match.state.done).toEqual(['[]'])
    expect(upTo(0, 0).state.done).toEqual(['[]'])
    expect(upTo(1, 2, []).state.done).toEqual(['[]'])
  })
})

describe('together', () => {
  const secret = (naming: Partial<Naming<string>> = {}, of = (seat: number) => [`a${seat}`, `b${seat}`]) =>
    once(t => together(t, [0, 1, 2], 'first', of, { ...items, ...naming }))

  test('takes the answers in any order and gives them in the order of seats', () => {
    const match = secret()
    make(match, '2:b2', '0:a0')
    expect(match.waiting).toMatchObject({ prompt: 'first', seats: [1] })
    expect(match.state.done).toEqual([])
    make(match, '1:b1')
    expect(match.state.done).toEqual(['["a0","b1","b2"]'])
  })

  test('asks a seat once', () => {
    const match = secret()
    make(match, '2:b2')
    expect(match.face(2)).toBe(null)
    expect(() => match.pickKey(2, 'a2')).toThrow('It is not for seat 3 to choose now.')
  })

  test('takes single candidates by itself, and tells those seats so', () => {
    const match = secret({}, seat => (seat === 1 ? ['only'] : ['x', 'y']))
    expect(match.waiting?.seats).toEqual([0, 2])
    expect(match.history?.journal).toMatchObject([{ id: 'kernel.only', to: [1] }])
    make(match, '0:x', '2:y')
    expect(match.state.done).toEqual(['["x","only","y"]'])
    expect(secret({}, seat => [`${seat}`]).state.done).toEqual(['["0","1","2"]'])
  })

  test('asks all where it must', () => {
    expect(secret({ always: true }, seat => [`${seat}`]).waiting?.seats).toEqual([0, 1, 2])
  })

  test('asks nobody when there is nobody', () => {
    expect(once(t => together(t, [], 'first', () => ['a', 'b'], items)).state.done).toEqual(['[]'])
  })

  test('needs a candidate for each', () => {
    expect(() => secret({}, seat => (seat === 1 ? [] : ['a', 'b']))).toThrow(RuleFault)
  })
})

describe('anyOf', () => {
  test('lets any seat of the group answer for all', () => {
    const match = once(t => anyOf(t, [0, 2], 'first', ['a', 'b'], items))
    expect(match.waiting?.seats).toEqual([0, 2])
    expect(match.face(1)).toBe(null)
    expect(match.face(0)).toEqual(match.face(2))
    make(match, '2:b')
    expect(match.state.done).toEqual(['{"seat":2,"value":"b"}'])
  })

  test('may offer each seat its own candidates; a seat without any is not asked', () => {
    const of = (seat: number) => (seat === 1 ? [] : [`a${seat}`, `b${seat}`])
    const match = once(t => anyOf(t, [0, 1, 2], 'first', of, items))
    expect(match.waiting?.seats).toEqual([0, 2])
    expect(match.face(2)?.candidates.map(({ key }) => key)).toEqual(['a2', 'b2'])
    make(match, '2:a2')
    expect(match.state.done).toEqual(['{"seat":2,"value":"a2"}'])
  })

  test('takes a single candidate by itself, and tells the group so', () => {
    const match = once(t => anyOf(t, [0, 2], 'first', ['a'], items))
    expect(match.state.done).toEqual(['{"seat":0,"value":"a"}'])
    expect(match.history?.journal).toMatchObject([{ id: 'kernel.only', to: [0, 2] }])
    const asked = once(t => anyOf(t, [0, 2], 'first', ['a'], { ...items, always: true }))
    expect(asked.waiting?.seats).toEqual([0, 2])
  })

  test('needs a candidate for somebody', () => {
    expect(() => once(t => anyOf(t, [0, 2], 'first', [], items))).toThrow(RuleFault)
    expect(() => once(t => anyOf(t, [], 'first', ['a'], items))).toThrow(RuleFault)
  })
})

describe('what a seat sees of an ask', () => {
  test('tells by which answer it agrees, which commits and which is final', () => {
    const match = once(t =>
      choose(t, 1, 'first', ['a', 'b'], { ...items, agrees: one => one === 'b', final: one => one === 'a' }),
    )
    const [a, b] = match.face(1)?.candidates ?? []
    expect([a.agrees, a.final, a.commits]).toEqual([undefined, true, undefined])
    expect([b.agrees, b.final]).toEqual([true, undefined])
  })

  test('names its candidates like others, and by a key of its own', () => {
    const like: Names<string> = { key: one => `like:${one}`, say: items.say, at: one => `place:${one}` }
    const faceOf = (naming: Partial<Naming<string>>) =>
      once(t => choose(t, 1, 'first', ['a', 'b'], naming as typeof items)).face(1)?.candidates[0]
    expect(faceOf({ like })).toMatchObject({ key: 'like:a', at: 'place:a' })
    expect(faceOf({ like, key: one => `own:${one}` })).toMatchObject({ key: 'own:a', at: 'place:a' })
    expect(() => faceOf({})).toThrow(new RuleFault('“first” does not say what its candidates mean.'))
  })
})
