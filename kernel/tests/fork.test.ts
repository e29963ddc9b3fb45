import { describe, expect, test } from 'vitest'
import { anyOf, choose, together } from '../ask.ts'
import { snapshot } from '../laws/snapshot.ts'
import { Match } from '../match.ts'
import { RuleFault } from '../mistake.ts'
import type { Next, Rule } from '../table.ts'
import { den } from './laws/honest.ts'
import { begin, end, items, make, type Notes, type Tiny, tiny } from './tiny.ts'

/** Both seats hold half of the pile and choose a card of theirs at once; low cards may not be played. */
const hand = ({ pile }: Notes, seat: number) => pile.slice(seat * 4, seat * 4 + 4)

function* start(t: Tiny): Rule<Next> {
  yield* choose(t, 0, 'first', ['ready', 'wait'], items)
  const playable = (seat: number) => hand(t.state, seat).filter(card => card > 2)
  const cards = yield* together(t, [0, 1], 'second', playable, items)
  t.state.done.push(cards.join(), String(t.roll(1000)))
  const { seat, value } = yield* anyOf(t, [0, 1], 'second', playable, items)
  t.state.done.push(`${seat}: ${value}`)
  return t.over(end)
}

/** Seat 0 knows its own cards; those of seat 1 may be any other two of 10 to 40. */
const game = tiny(
  { start },
  {
    start: () => ({ done: [], pile: [1, 2, 3, 4, 5, 6, 7, 8] }),
    redeal({ pile }, seat, chance) {
      const from = seat === 0 ? 4 : 0
      for (let place = from; place < from + 4; place++) pile[place] = 10 + chance.below(30)
    },
  },
)

describe('a fork', () => {
  test('plays the same game from there on, without a trace in the original', () => {
    const match = begin(game)
    make(match, '0:wait')
    const before = snapshot(match)
    const fork = match.fork()
    expect(fork.state).toEqual(match.state)
    for (const one of [fork, match.fork()]) make(one, '0:3', '1:7', '0:4')
    expect(snapshot(match)).toEqual(before)
    make(match, '0:3', '1:7', '0:4')
    expect(match.state).toEqual(fork.state)
    expect(match.outcome).toEqual(fork.outcome)
  })

  test('holds the answers that were already given', () => {
    const match = begin(game)
    make(match, '0:wait', '1:7')
    expect(match.fork().waiting?.seats).toEqual([0])
  })

  test('of a game that is over is over', () => {
    const match = begin(game)
    make(match, '0:wait', '1:7', '0:3', '0:3')
    expect(match.fork().outcome).toEqual(end)
    expect(match.fork().ask).toBe(null)
  })

  test('keeps nothing, so it cannot be forked', () => {
    expect(() => begin(game).fork().fork()).toThrow(RuleFault)
  })
})

describe('a guess', () => {
  test('leaves what the seat knows, and replaces the rest', () => {
    const match = begin(game)
    make(match, '0:wait')
    const before = snapshot(match)
    const guess = match.guess(0, 5)
    expect(hand(guess.state, 0)).toEqual([1, 2, 3, 4])
    expect(Math.min(...hand(guess.state, 1))).toBeGreaterThanOrEqual(10)
    expect(snapshot(match)).toEqual(before)
  })

  test('is the same for the same seed', () => {
    const match = begin(game)
    const guess = (seed: number) => match.guess(0, seed)
    expect(guess(5).state).toEqual(guess(5).state)
    expect(guess(5).state).not.toEqual(guess(6).state)
    const rolls = [5, 6].map(seed => {
      const one = guess(seed)
      one.pick(0, 0)
      one.pick(0, 0)
      one.pick(1, 0)
      return one.state.done[1]
    })
    expect(rolls[0]).not.toBe(rolls[1])
  })

  test('does not know the secret answers of others, only its own', () => {
    const match = begin(game)
    make(match, '0:wait', '1:7')
    expect(match.guess(0, 5).waiting?.seats).toEqual([0, 1])
    expect(match.guess(1, 5).waiting?.seats).toEqual([0])
    expect(match.guess(null, 5).waiting?.seats).toEqual([0, 1])
  })

  test('offers to the others what they would have there', () => {
    const match = begin(game)
    make(match, '0:wait')
    const guess = match.guess(0, 5)
    const keys = (seat: number) => guess.face(seat)?.candidates.map(({ key }) => key)
    expect(keys(0)).toEqual(['3', '4'])
    expect(keys(1)).toEqual(hand(guess.state, 1).map(String))
    guess.pick(0, 1)
    guess.pick(1, 2)
    expect(guess.state.done[0]).toBe(`4,${hand(guess.state, 1)[2]}`)
    make(match, '0:3', '1:7')
    const group = match.guess(0, 6)
    group.pick(1, 3)
    expect(group.state.done.at(-1)).toBe(`1: ${hand(group.state, 1)[3]}`)
  })

  test('is not told from the match by the seat it is for', () => {
    const match = Match.start(den().game, { seats: 3, seed: 4 })
    for (let seed = 0; seed < 50; seed++) {
      const seat = match.ask?.seats[0] ?? 0
      const guess = match.guess(seat, seed)
      expect(guess.view(seat)).toEqual(match.view(seat))
      expect(guess.face(seat)).toEqual(match.face(seat))
    }
  })
})

describe('a deed with one answer', () => {
  function* deeds(t: Tiny): Rule<Next> {
    for (const deed of ['a', 'b'])
      t.state.done.push(yield* choose(t, 0, 'first', [deed], { ...items, waits: true }))
    t.state.done.push(yield* choose(t, 0, 'second', ['c', 'd'], items))
    return t.over(end)
  }
  const waiting = tiny({ start: deeds })

  test('waits in a fork as in its match', () => {
    const match = begin(waiting)
    make(match, '0:a')
    const fork = match.fork()
    expect(fork.face(0)).toEqual(match.face(0))
    fork.pick(0, 0)
    expect(fork.state.done).toEqual(['a', 'b'])
  })

  test('does not wait in a guess beyond what is asked, nor where nothing is kept: nobody plays there', () => {
    const match = begin(waiting)
    make(match, '0:a')
    const guess = match.guess(0, 1)
    expect(guess.face(0)).toEqual(match.face(0))
    const first = begin(waiting).guess(0, 1)
    first.pick(0, 0)
    expect([first.state.done, first.ask?.id]).toEqual([['a', 'b'], 'second'])
    const bare = begin(waiting, { keep: false })
    expect([bare.state.done, bare.ask?.id]).toEqual([['a', 'b'], 'second'])
  })
})
