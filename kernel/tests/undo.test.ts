import { describe, expect, test } from 'vitest'
import { anyOf, choose, maybe, together } from '../ask.ts'
import { Mistake } from '../mistake.ts'
import { load, save } from '../save.ts'
import type { Next, Rule, Seat } from '../table.ts'
import { begin, items, make, type Tiny, tiny, told } from './tiny.ts'

/** A turn of a seat goes on until it passes; some of its actions make something known. */
function* turn(t: Tiny, seat: Seat): Rule<Next> {
  t.turn(seat)
  const actions = ['walk', 'roll', 'random', 'draw', 'shuffle', 'reveal', 'offer', 'vote', 'plan', 'pass']
  for (;;) {
    const action = yield* choose(t, seat, 'first', actions, items)
    t.state.done.push(`${seat} ${action}`)
    t.say('item', { item: action })
    if (action === 'roll') t.state.done.push(`rolled ${t.dice(2, 6)}`)
    if (action === 'random') t.state.done.push(`random ${t.random(9)}`)
    if (action === 'draw') t.state.done.push(`drew ${t.draw(t.state.pile)}`)
    if (action === 'shuffle') t.shuffle(t.state.pile)
    if (action === 'reveal') t.reveal()
    if (action === 'offer') yield* offer(t, 1 - seat)
    if (action === 'vote') yield* vote(t)
    if (action === 'plan') yield* plan(t)
    if (action === 'pass') return ['turn', 1 - seat]
  }
}

function* offer(t: Tiny, seat: Seat): Rule {
  const answer = yield* maybe(t, seat, 'offer', ['yes'], { ...items, values: () => ({ price: 1 }) })
  t.state.done.push(`${seat} ${answer}`)
}

function* vote(t: Tiny): Rule {
  const votes = yield* together(t, [0, 1], 'second', () => ['for', 'against'], items)
  t.state.done.push(`votes ${votes}`)
}

function* plan(t: Tiny): Rule {
  const { seat, value } = yield* anyOf(t, [0, 1], 'second', ['north', 'south'], items)
  t.state.done.push(`${seat} plans ${value}`)
}

const game = tiny({ turn }, { first: ['turn', 0] })

/** A match after some picks. */
function after(...picks: Parameters<typeof make>[1][]) {
  const match = begin(game)
  make(match, ...picks)
  return match
}

describe('undo', () => {
  test('takes picks back one by one, and redo makes them again', () => {
    const match = after('0:walk', '0:shuffle', '0:walk')
    const { done } = match.state
    match.undo(0)
    expect(match.state.done).toEqual(['0 walk', '0 shuffle'])
    expect(told(match)).toEqual(['item walk', 'item shuffle'])
    match.undo(0)
    match.undo(0)
    expect(match.state.done).toEqual([])
    expect(match.canUndo(0)).toBe(false)
    expect(() => match.undo(0)).toThrow('There is nothing that you can take back.')
    for (let i = 0; i < 3; i++) match.redo(0)
    expect(match.state.done).toEqual(done)
    expect(match.canRedo(0)).toBe(false)
    expect(() => match.redo(0)).toThrow('There is nothing to do again.')
  })

  test('is for the seat that picked', () => {
    const match = after('0:walk')
    expect(match.canUndo(1)).toBe(false)
    expect(() => match.undo(1)).toThrow(Mistake)
    match.undo(0)
    expect(match.canRedo(1)).toBe(false)
    expect(() => match.redo(1)).toThrow(Mistake)
  })

  test('a new pick forgets what was taken back', () => {
    const match = after('0:walk', '0:shuffle')
    match.undo(0)
    make(match, '0:walk')
    expect(match.canRedo(0)).toBe(false)
  })

  test('a pick that is refused does not forget it', () => {
    const match = after('0:walk', '0:shuffle')
    match.undo(0)
    expect(() => match.pickKey(0, 'fly')).toThrow(Mistake)
    match.redo(0)
    expect(match.state.done).toEqual(['0 walk', '0 shuffle'])
  })

  test.each(['roll', 'random', 'draw', 'reveal'])('stops where something became known: %s', action => {
    const match = after('0:walk', `0:${action}`)
    expect(match.history?.entries.map(({ barrier }) => barrier)).toEqual([false, true])
    expect(match.canUndo(0)).toBe(false)
    make(match, '0:walk')
    match.undo(0)
    expect(match.canUndo(0)).toBe(false)
  })

  test('shuffling a hidden pile makes nothing known', () => {
    const match = after('0:shuffle')
    const { pile } = match.state
    match.undo(0)
    match.redo(0)
    expect(match.state.pile).toEqual(pile)
  })

  test('stops where another seat has answered, until that seat takes its answer back', () => {
    const match = after('0:offer', '1:pass')
    expect(match.canUndo(0)).toBe(false)
    expect(match.canUndo(1)).toBe(true)
    match.undo(1)
    expect(match.canUndo(0)).toBe(true)
    match.undo(0)
    expect(match.state.done).toEqual([])
  })

  test('reaches into the turn before, when nobody else has done anything yet', () => {
    const match = after('0:walk', '0:pass')
    expect(match.turnSeat).toBe(1)
    match.undo(0)
    expect(match.turnSeat).toBe(0)
  })

  test('goes back over many steps and checkpoints', () => {
    const match = begin(game)
    for (let i = 0; i < 40; i++) make(match, '0:walk', '0:pass', '1:shuffle', '1:pass')
    for (let i = 40; i > 0; i--) {
      for (let j = 0; j < 2; j++) match.undo(1)
      for (let j = 0; j < 2; j++) match.undo(0)
    }
    expect(match.picks).toBe(0)
    expect(match.state).toEqual(begin(game).state)
    for (let i = 0; i < 40; i++) for (const seat of [0, 0, 1, 1]) match.redo(seat)
    expect(match.picks).toBe(160)
  })
})

describe('undo of answers that are given together', () => {
  test('a seat may withdraw its own answer while others are awaited, in any order', () => {
    const match = after('0:vote', '0:for')
    match.undo(0)
    expect(match.waiting?.seats).toEqual([0, 1])
    make(match, '1:against')
    match.undo(1)
    make(match, '0:against', '1:for')
    expect(match.state.done.at(-1)).toBe('votes against,for')
  })

  test('withdrawing leaves the answers of the others where they are', () => {
    const three = tiny({
      *start(t: Tiny): Rule<Next> {
        t.state.done.push(`${yield* together(t, [0, 1, 2], 'second', () => ['for', 'against'], items)}`)
        return 'start'
      },
    })
    const match = begin(three, { seats: 3 })
    make(match, '0:for', '1:for')
    match.undo(0)
    expect(match.waiting?.seats).toEqual([0, 2])
    expect(match.canRedo(0)).toBe(true)
    expect(match.canRedo(1)).toBe(false)
    match.redo(0)
    expect(match.waiting?.seats).toEqual([2])
    match.undo(0)
    make(match, '2:against', '0:against')
    expect(match.state.done).toEqual(['against,for,against'])
  })

  test('nobody goes back past an answer of another seat', () => {
    const match = after('0:vote', '1:for')
    expect(match.canUndo(0)).toBe(false)
    match.undo(1)
    match.undo(0)
    expect(match.picks).toBe(0)
  })

  test('the last answer makes all of them known', () => {
    const match = after('0:vote', '1:for', '0:for')
    expect(match.history?.entries.at(-1)?.barrier).toBe(true)
    expect(match.canUndo(0)).toBe(false)
    expect(match.canUndo(1)).toBe(false)
  })

  test('an answer that was taken by itself is nobody’s to withdraw', () => {
    const lone = tiny({
      *start(t: Tiny): Rule<Next> {
        yield* choose(t, 0, 'first', ['a', 'b'], items)
        yield* together(t, [0, 1], 'second', seat => (seat === 0 ? ['a'] : ['a', 'b']), items)
        return 'start'
      },
    })
    const match = begin(lone)
    make(match, '0:a')
    expect(match.openAnswers).toBe(0)
    expect(match.canUndo(1)).toBe(false)
    match.undo(0)
    expect(match.picks).toBe(0)
  })
})

test('any seat of a group may take back what one of them answered for all', () => {
  const match = after('0:plan', '1:north')
  expect(match.canUndo(0)).toBe(true)
  match.undo(0)
  expect(match.waiting?.prompt).toBe('second')
  expect(match.canRedo(1)).toBe(true)
  match.redo(1)
  expect(match.state.done.at(-1)).toBe('1 plans north')
})

describe('restarting a turn', () => {
  test('takes back all that the seat did in it', () => {
    const match = after('0:walk', '0:pass', '1:walk', '1:shuffle', '1:walk')
    match.restartTurn(1)
    expect(match.state.done).toEqual(['0 walk', '0 pass'])
    for (let i = 0; i < 3; i++) match.redo(1)
    expect(match.picks).toBe(5)
  })

  test('goes no further than where something became known', () => {
    const match = after('0:walk', '0:roll', '0:walk', '0:walk')
    match.restartTurn(0)
    expect(match.picks).toBe(2)
    expect(() => match.restartTurn(0)).toThrow('There is nothing that you can take back.')
  })

  test('reaches the beginning of a turn that was just passed on', () => {
    const match = after('0:walk', '0:pass', '1:walk', '1:pass', '0:walk', '0:walk', '0:pass')
    match.restartTurn(0)
    expect(match.picks).toBe(4)
    expect(match.turnSeat).toBe(0)
  })
})

test('a turn may go on over many steps and checkpoints', () => {
  const steps = tiny({
    *start(t: Tiny): Rule<Next> {
      t.turn(1)
      yield* choose(t, 1, 'first', ['a', 'b'], items)
      t.turn(0)
      return 'more'
    },
    *more(t: Tiny): Rule<Next> {
      const item = yield* choose(t, 0, 'first', ['a', 'b'], items)
      return item === 'a' ? 'more' : 'start'
    },
  })
  const match = begin(steps)
  make(match, '1:a')
  for (let i = 0; i < 20; i++) make(match, '0:a')
  match.undo(0)
  expect(match.turnSeat).toBe(0)
  match.restartTurn(0)
  expect(match.picks).toBe(1)
  for (let i = 0; i < 20; i++) match.redo(0)
  const { match: loaded } = load(steps, save(match))
  expect(loaded.turnSeat).toBe(0)
  loaded.restartTurn(0)
  expect(loaded.picks).toBe(1)
})

describe('rewinding, where all agree', () => {
  test('goes back past anything', () => {
    const match = after('0:walk', '0:roll', '0:vote', '0:for', '1:for', '0:draw', '0:pass')
    match.rewind(5)
    expect(match.picks).toBe(5)
    match.rewind(1)
    expect(match.state.done).toEqual(['0 walk'])
    expect(match.canRedo(0)).toBe(false)
    match.rewind(1)
    match.rewind(0)
    expect(match.state).toEqual(begin(game).state)
  })

  test('forgets what was taken back', () => {
    const match = after('0:walk', '0:walk')
    match.undo(0)
    match.rewind(0)
    expect(match.canRedo(0)).toBe(false)
  })

  test('gives the same luck for the same picks', () => {
    const picks = ['0:walk', '0:roll', '0:shuffle', '0:draw'] as const
    const match = after(...picks)
    const { done } = match.state
    match.rewind(0)
    make(match, ...picks)
    expect(match.state.done).toEqual(done)
  })

  test.each([-1, 3, 0.5, Number.NaN])('needs a pick that exists, not %d', to => {
    const match = after('0:walk', '0:roll')
    expect(() => match.rewind(to)).toThrow(`Pick ${to} does not exist: this game has picks 0 to 2.`)
    expect(match.picks).toBe(2)
  })
})

describe('checkpoints', () => {
  const at = (match: ReturnType<typeof begin>) => match.history?.checkpoints.map(one => one.at) ?? []

  test('are kept between steps, some picks apart', () => {
    const match = begin(game)
    for (let i = 0; i < 10; i++) make(match, '0:walk', '0:pass', '1:walk', '1:pass')
    expect(at(match)).toEqual([0, 6, 12, 18, 24, 30, 36])
  })

  test('become few where undo no longer reaches, and are still enough to rewind', () => {
    const match = begin(game)
    for (let i = 0; i < 250; i++) make(match, '0:roll', '0:pass', '1:walk', '1:pass')
    const kept = at(match)
    expect(kept.length).toBeLessThan(16)
    expect(kept[0]).toBe(0)
    expect(kept.at(-1)).toBeGreaterThan(990)
    const { done } = match.state
    match.rewind(500)
    expect(match.state.done).toEqual(done.slice(0, 625))
    for (let i = 0; i < 125; i++) make(match, '0:roll', '0:pass', '1:walk', '1:pass')
    expect(match.state.done).toEqual(done)
  })

  test('hold nothing that play changes', () => {
    const match = begin(game)
    const first = JSON.stringify(match.history?.checkpoints)
    make(match, '0:walk', '0:draw', '0:shuffle')
    expect(JSON.stringify(match.history?.checkpoints)).toBe(first)
  })
})
