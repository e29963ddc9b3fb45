import { expect, test } from 'vitest'
import { choose, maybe } from '../ask.ts'
import { Match } from '../match.ts'
import { Mistake, RuleFault } from '../mistake.ts'
import { matchAt } from '../position.ts'
import type { Next, Rule, Seat } from '../table.ts'
import { begin, end, items, make, say, type Tiny, tiny, told } from './tiny.ts'

/** Each seat in turn takes one of three things, until somebody takes the end. */
function* round(t: Tiny, seat: Seat): Rule<Next> {
  t.turn(seat)
  const item = yield* choose(t, seat, 'first', ['a', 'b', 'end'], {
    ...items,
    refused: () => [
      { key: 'c', say: say('item', { item: 'c' }), why: say('no', { item: 'c' }), rule: '1.2' },
    ],
  })
  if (item === 'end') return t.over({ winners: [seat], why: say('done') })
  t.state.done.push(`${seat}${item}`)
  t.say('item', { item })
  return ['start', 1 - seat]
}

const rounds = tiny({ start: round }, { first: ['start', 0] })

test('a match runs to its first ask, and step by step from pick to pick', () => {
  const match = begin(rounds)
  expect(match.waiting).toMatchObject({ prompt: 'first', seats: [0] })
  expect(match.turnSeat).toBe(0)
  match.pick(0, 1)
  expect(match.state.done).toEqual(['0b'])
  expect(match.waiting).toMatchObject({ prompt: 'first', seats: [1] })
  expect(match.turnSeat).toBe(1)
  match.pickKey(1, 'a')
  expect(match.state.done).toEqual(['0b', '1a'])
  expect(match.picks).toBe(2)
  expect(told(match)).toEqual(['item b', 'item a'])
})

test('a match ends when a step says so', () => {
  const match = begin(rounds)
  make(match, '0:a', '1:end')
  expect(match.outcome).toEqual({ winners: [1], why: { id: 'done' } })
  expect(match.ask).toBe(null)
  expect(match.waiting).toBe(null)
  expect(match.face(0)).toBe(null)
  expect(() => match.pick(0, 0)).toThrow('The game is over')
  expect(() => match.pickKey(0, 'a')).toThrow('The game is over')
})

test('a game may end deep inside nested procedures', () => {
  function* deep(t: Tiny, depth: number): Rule {
    if (depth === 0 && (yield* choose(t, 0, 'second', ['stay', 'leave'], items)) === 'leave') t.end(end)
    if (depth > 0) yield* deep(t, depth - 1)
    t.state.done.push(`back in ${depth}`)
  }
  function* start(t: Tiny): Rule<Next> {
    yield* deep(t, 3)
    return 'start'
  }
  const match = begin(tiny({ start }))
  make(match, '0:stay')
  expect(match.state.done).toHaveLength(4)
  make(match, '0:leave')
  expect(match.outcome).toEqual(end)
  expect(match.state.done).toHaveLength(4)
  match.undo(0)
  expect(match.outcome).toBe(null)
  make(match, '0:stay')
  expect(match.state.done).toHaveLength(8)
})

test('a game may be over before anybody is asked', () => {
  function* start(t: Tiny): Rule<Next> {
    return t.over(end)
  }
  expect(begin(tiny({ start })).outcome).toEqual(end)
})

test('a pick that is not offered is a mistake, and changes nothing', () => {
  const match = begin(rounds)
  for (const [run, sentence] of [
    [() => match.pick(1, 0), 'It is not for seat 2 to choose now.'],
    [() => match.pickKey(1, 'a'), 'It is not for seat 2 to choose now.'],
    [() => match.pick(7, 0), 'It is not for seat 8 to choose now.'],
    [() => match.pick(0, 3), '“3” is not among the choices offered now.'],
    [() => match.pick(0, -1), '“-1” is not among the choices offered now.'],
    [() => match.pick(0, 0.5), '“0.5” is not among the choices offered now.'],
    [() => match.pick(0, Number.NaN), '“NaN” is not among the choices offered now.'],
    [() => match.pickKey(0, 'z'), '“z” is not among the choices offered now.'],
  ] as const) {
    expect(run).toThrow(Mistake)
    expect(run).toThrow(sentence)
  }
  expect(match.picks).toBe(0)
  expect(match.state.done).toEqual([])
})

test('a pick that is refused tells why', () => {
  const match = begin(rounds)
  expect(() => match.pickKey(0, 'c')).toThrow(
    expect.objectContaining({ what: { id: 'no', values: { item: 'c' } } }),
  )
})

test('rules that fail inside a pick leave the match as it was before it', () => {
  function* start(t: Tiny): Rule<Next> {
    const item = yield* choose(t, 0, 'first', ['good', 'bad'], items)
    t.state.done.push(item)
    t.say('item', { item })
    t.turn(1)
    if (item === 'bad') throw new TypeError('a slip')
    return 'start'
  }
  const match = begin(tiny({ start }))
  make(match, '0:good', '0:good', '0:good')
  match.undo(0)
  expect(() => match.pickKey(0, 'bad')).toThrow('a slip')
  expect(match.state.done).toEqual(['good', 'good'])
  expect(told(match)).toEqual(['item good', 'item good'])
  expect(match.picks).toBe(2)
  match.redo(0)
  make(match, '0:good')
  expect(match.state.done).toEqual(['good', 'good', 'good', 'good'])
})

test('steps that follow each other without asking anybody are found out', () => {
  function* start(): Rule<Next> {
    return 'start'
  }
  expect(() => begin(tiny({ start }))).toThrow(RuleFault)
  expect(() => begin(tiny({ start }))).toThrow('tiny runs in a circle without asking anybody.')
})

test('a step that does not exist is found out', () => {
  expect(() => begin(tiny({}))).toThrow('tiny has no step “start”.')
})

test('a match that keeps nothing plays the same game', () => {
  function* start(t: Tiny): Rule<Next> {
    const item = yield* choose(t, 0, 'first', ['roll', 'stop'], items)
    if (item === 'stop') return t.over(end)
    t.state.done.push(...t.dice(2, 6).map(String), String(t.random(9)))
    t.shuffle(t.state.pile)
    t.say('item', { item: String(t.draw(t.state.pile)) })
    yield* maybe(t, 1, 'offer', ['yes'], { ...items, values: () => ({ price: 3 }) })
    return 'start'
  }
  const game = tiny({ start })
  const kept = begin(game, { seed: 5 })
  const bare = begin(game, { seed: 5, keep: false })
  for (const [seat, index] of [0, 1, 0, 1, 0, 1].entries()) {
    kept.pick(seat % 2, seat % 2 === 0 ? 0 : index)
    bare.pick(seat % 2, seat % 2 === 0 ? 0 : index)
  }
  expect(bare.state).toEqual(kept.state)
  expect(bare.history).toBe(null)
  expect(bare.picks).toBe(0)
  expect(() => bare.fork()).toThrow(RuleFault)
  expect(() => bare.rewind(0)).toThrow(RuleFault)
  expect(bare.canUndo(0)).toBe(false)
  expect(() => bare.undo(0)).toThrow(Mistake)
  expect(() => bare.redo(0)).toThrow(Mistake)
})

test('dice, draws and shuffles come from the seed', () => {
  function* start(t: Tiny): Rule<Next> {
    t.state.done.push(...t.dice(5, 6).map(String), String(t.roll(20)), String(t.random(4)))
    t.shuffle(t.state.pile)
    t.state.done.push(String(t.draw(t.state.pile)), String(t.draw([])))
    yield* choose(t, 0, 'first', ['a', 'b'], items)
    return t.over(end)
  }
  const of = (seed: number) => begin(tiny({ start }), { seed }).state
  expect(of(3)).toEqual(of(3))
  expect(of(3)).not.toEqual(of(4))
  expect(of(3).done).toHaveLength(9)
  expect(of(3).done.at(-1)).toBe('undefined')
  expect(of(3).pile).toHaveLength(8)
})

test('a setup is checked before a game starts', () => {
  const picky = tiny(
    { start: round },
    {
      first: ['start', 0],
      options: { fog: { kind: 'flag', default: false } },
      check: ({ seats, options }) => (options.fog && seats === 1 ? new Mistake(say('nothing')) : null),
    },
  )
  const start = (seats: number, seed: number, options = {}) => Match.start(picky, { seats, seed, options })
  expect(start(2, 1).setup).toEqual({ seats: 2, seed: 1, options: { fog: false } })
  expect(() => start(5, 1)).toThrow('tiny is for 1 to 4 seats, not 5.')
  expect(() => start(1.5, 1)).toThrow(Mistake)
  expect(() => start(2, -1)).toThrow('“-1” is not a seed')
  expect(() => start(2, 0.5)).toThrow(Mistake)
  expect(() => start(2, 1, { mist: true })).toThrow('There is no option “mist”; the options are: fog.')
  expect(() => start(1, 1, { fog: true })).toThrow(Mistake)
})

test('a match may enter any step from a hand-made state', () => {
  const state = { done: ['made by hand'], pile: [] }
  const match = matchAt(rounds, { seats: 2, seed: 1 }, state, ['start', 1])
  expect(match.waiting).toMatchObject({ prompt: 'first', seats: [1] })
  make(match, '1:a')
  expect(match.state.done).toEqual(['made by hand', '1a'])
  match.undo(1)
  expect(match.state).toEqual(state)
  make(match, '1:b', '0:end')
  expect(match.outcome?.winners).toEqual([0])
  expect(state.done).toEqual(['made by hand'])
})
