import { describe, expect, test } from 'vitest'
import { anyOf, choose, maybe, together } from '../ask.ts'
import { checkLaws } from '../laws/index.ts'
import { load, replay, save } from '../save.ts'
import type { Next, Rule } from '../table.ts'
import { begin, en, end, items, make, type Tiny, tiny, told } from './tiny.ts'

const LEADS = ['pawn', 'card', 'dice', 'ballot']

/** A pawn and its place are one gesture; after some other answers the same question follows, and is none. */
function* turn(t: Tiny): Rule<Next> {
  const { seat, value } = yield* anyOf(t, [0, 1], 'first', [...LEADS, 'walk', 'agree'], {
    ...items,
    leads: one => (LEADS.includes(one) ? 'second' : null),
    agrees: one => one === 'agree',
  })
  if (value === 'dice') t.roll(6)
  if (value === 'ballot') yield* together(t, [0, 1], 'second', () => ['for', 'against'], items)
  if (value === 'walk' || value === 'agree') t.state.done.push(`${seat} ${value}`)
  else {
    const place = yield* maybe(t, seat, 'second', value === 'card' ? [] : ['north', 'south'], {
      ...items,
      leads: ['nothing', 'offer'],
      always: true,
    })
    if (place === 'north') yield* choose(t, seat, 'offer', [1, 2], { ...items, values: () => ({ price: 3 }) })
    t.state.done.push(`${seat} ${value} ${place}`)
    t.say('item', { item: `${place}` })
  }
  return 'turn'
}

const game = tiny({ turn }, { first: 'turn' })

describe('a candidate that leads to a question', () => {
  test('says which, and the question can be looked at before it is chosen', () => {
    const match = begin(game)
    const pawn = match.face(0)?.candidates.find(({ key }) => key === 'pawn')
    expect(pawn?.leads).toBe(true)
    expect(match.face(0)?.candidates.find(({ key }) => key === 'walk')).not.toHaveProperty('leads')
    const next = match.peek(0, ['pawn'])
    expect(next?.prompt.id).toBe('second')
    expect(next?.candidates.map(({ key }) => key)).toEqual(['north', 'south', 'pass'])
    expect(match.peek(0, ['pawn', 'north'])?.prompt.id).toBe('offer')
    expect(match.picks).toBe(0)
    expect(match.state.done).toEqual([])
  })

  test('is not looked through where something becomes known, others are asked, or the gesture ends', () => {
    const match = begin(game)
    expect(match.peek(0, ['dice'])).toBeNull()
    expect(match.peek(0, ['ballot'])).toBeNull()
    expect(match.peek(0, ['pawn', 'south'])).toBeNull()
    expect(() => match.peek(0, ['walk'])).toThrow('After “walk” nothing more can be chosen in one go.')
    expect(() => match.peek(0, ['pawn', 'pass'])).toThrow(
      'After “pass” nothing more can be chosen in one go.',
    )
    expect(() => match.peek(0, ['fly'])).toThrow('“fly” is not among the choices offered now.')
  })
})

describe('a gesture', () => {
  test('makes its picks together', () => {
    const match = begin(game)
    match.pickAll(0, ['pawn', 'north', '2'])
    expect(match.picks).toBe(3)
    expect(match.state.done).toEqual(['0 pawn north'])
    match.pickAll(1, ['walk'])
    expect(match.state.done).toEqual(['0 pawn north', '1 walk'])
  })

  test('of which one pick is not possible changes nothing, not even what may be made again', () => {
    const match = begin(game)
    make(match, '0:walk', '0:walk')
    match.undo(0)
    const before = save(match)
    const refused: readonly [readonly string[], string][] = [
      [['pawn', 'west'], '“west” is not among the choices offered now.'],
      [['pawn', 'north', '3'], '“3” is not among the choices offered now.'],
      [['west', 'north'], '“west” is not among the choices offered now.'],
      [['walk', 'pawn'], 'After “walk” nothing more can be chosen in one go.'],
      [['pawn', 'south', 'walk'], 'After “south” nothing more can be chosen in one go.'],
      [['pawn', 'pass', 'walk'], 'After “pass” nothing more can be chosen in one go.'],
    ]
    for (const [keys, why] of refused) {
      expect(() => match.pickAll(0, keys), keys.join()).toThrow(why)
      expect(save(match), keys.join()).toEqual(before)
    }
    match.redo(0)
    expect(match.picks).toBe(2)
  })

  test('never goes on after something became known, whatever the next key', () => {
    const match = begin(game)
    for (const key of ['north', 'west'])
      expect(() => match.pickAll(0, ['dice', key])).toThrow(
        'After “dice” nothing more can be chosen in one go.',
      )
    expect(match.picks).toBe(0)
  })

  test('is taken back and made again in one step, also after loading', () => {
    const match = begin(game)
    make(match, '0:walk')
    match.pickAll(0, ['pawn', 'north', '2'])
    const { match: loaded } = load(game, save(match))
    for (const one of [match, loaded]) {
      const after = save(one)
      one.undo(0)
      expect(one.state.done).toEqual(['0 walk'])
      expect(told(one)).toEqual([])
      const { match: again } = load(game, save(one))
      for (const other of [one, again]) {
        other.redo(0)
        expect(save(other).picks).toEqual(after.picks)
        expect(other.canRedo(0)).toBe(false)
      }
    }
  })

  test('is taken back as one from before the checkpoint that a game was loaded from', () => {
    const match = begin(game)
    for (let i = 0; i < 6; i++) match.pickAll(0, ['pawn', 'south'])
    const { match: loaded } = load(game, save(match))
    for (let i = 0; i < 6; i++) loaded.undo(0)
    expect(loaded.picks).toBe(0)
    loaded.redo(0)
    expect(loaded.state.done).toEqual(['0 pawn south'])
  })

  test('is noted in a save, and replayed pick by pick', () => {
    const match = begin(game)
    match.pickAll(1, ['pawn', 'north', '1'])
    make(match, '0:agree')
    const saved = save(match)
    expect(saved.picks).toEqual([
      [1, 'pawn', 0, [0, 1]],
      [1, 'north', 2],
      [1, '1', 2],
      [0, 'agree', 4, [0, 1]],
    ])
    expect(replay(game, saved, 1).waiting?.prompt).toBe('second')
    expect(replay(game, saved).state).toEqual(match.state)
  })

  test('of which a rewind left a part is what is left', () => {
    const match = begin(game)
    match.pickAll(0, ['pawn', 'north', '2'])
    match.rewind(2)
    make(match, '0:1')
    match.undo(0)
    expect(match.waiting?.prompt).toBe('offer')
    match.undo(0)
    expect(match.picks).toBe(0)
  })
})

describe('those who yield', () => {
  const bot = (seat: number) => seat === 1

  test('have what they answered since taken back and made again with it', () => {
    const match = begin(game)
    match.pickAll(0, ['pawn', 'south'])
    make(match, '1:walk')
    match.pickAll(1, ['pawn', 'south'])
    const after = save(match)
    expect(match.canUndo(0)).toBe(false)
    expect(match.canUndo(0, bot)).toBe(true)
    match.undo(0, bot)
    expect(match.picks).toBe(0)
    match.redo(0, bot)
    expect(save(match).picks).toEqual(after.picks)
  })

  test('answer nothing that could be taken back past what became known', () => {
    const match = begin(game)
    make(match, '0:walk', '1:dice')
    expect(match.canUndo(0, bot)).toBe(false)
    expect(() => match.undo(0, bot)).toThrow('There is nothing that you can take back.')
  })

  test('are gone past when a turn is restarted', () => {
    const turns = tiny({
      *start(t: Tiny): Rule<Next> {
        t.turn(0)
        for (let i = 0; i < 9; i++) yield* choose(t, i % 2, 'first', ['a', 'b'], items)
        return 'start'
      },
    })
    const match = begin(turns)
    make(match, '0:a', '1:a', '0:b', '1:b')
    match.restartTurn(0, bot)
    expect(match.picks).toBe(0)
  })
})

test('the laws hold for gestures, and find one by which something becomes known before its end', () => {
  const den = (rolls: boolean) =>
    tiny({
      *start(t: Tiny): Rule<Next> {
        const one = yield* choose(t, 0, 'first', ['a', 'b'], { ...items, leads: 'second' })
        if (rolls) t.roll(6)
        yield* choose(t, 0, 'second', ['c', 'd'], items)
        t.state.done.push(one)
        return t.state.done.length < 5 ? 'start' : t.over(end)
      },
    })
  const trial = { games: 10, seed: 1, seats: 1, samples: Number.POSITIVE_INFINITY }
  const check = (rolls: boolean) => checkLaws({ game: den(rolls), text: { en, fr: en } }, trial)
  expect(check(false).games).toBe(10)
  expect(() => check(true)).toThrow('makes something known')
})
