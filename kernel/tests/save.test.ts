import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyOf, choose } from '../ask.ts'
import { clone } from '../clone.ts'
import type { Game } from '../game.ts'
import { snapshot } from '../laws/snapshot.ts'
import { Mistake } from '../mistake.ts'
import { checkSave, checksum, load, readSave, replay, type Save, save } from '../save.ts'
import type { Next, Rule } from '../table.ts'
import { begin, end, items, make, type Notes, type Tiny, type TinyText, tiny } from './tiny.ts'

const actions = ['walk', 'roll', 'plan', 'end']

function* start(t: Tiny): Rule<Next> {
  t.turn(0)
  const action = yield* choose(t, 0, 'first', actions, items)
  t.state.done.push(action)
  t.say('item', { item: action })
  if (action === 'roll') t.state.done.push(String(t.roll(6)))
  if (action === 'plan') {
    const { seat, value } = yield* anyOf(t, [0, 1], 'second', ['north', 'south'], items)
    t.state.done.push(`${seat} ${value}`)
  }
  return action === 'end' ? t.over(end) : 'start'
}

const game = tiny({ start })
const story = [
  ...['0:walk', '0:roll', '0:plan', '1:north', '0:walk', '0:walk', '0:walk', '0:plan', '0:south', '0:walk'],
  ...['0:roll', '0:roll', '0:plan', '1:south', '0:end'],
] as readonly `${number}:${string}`[]

/** A match after so many picks of the story. */
function after(picks: number, of: Game<Notes, TinyText> = game) {
  const match = begin(of)
  make(match, ...story.slice(0, picks))
  return match
}

const through = (saved: Save) => readSave(JSON.stringify(saved))

describe('a saved game', () => {
  test.each([...story.keys(), story.length])(
    'goes on as if nothing had happened, saved at pick %d',
    picks => {
      const match = after(picks)
      const { match: loaded, notice } = load(game, through(save(match)))
      expect(notice).toBe(null)
      expect(snapshot(loaded)).toEqual(snapshot(match))
      make(loaded, ...story.slice(picks))
      expect(snapshot(loaded)).toEqual(snapshot(after(story.length)))
    },
  )

  test('carries the outcomes of chance that were given: resumed, replayed, taken back and forked they are the same', () => {
    const rolls: readonly `${number}:${string}`[] = [...Array(8).fill('0:roll')]
    const match = begin(game, { given: [5, 0, 5, 0, 5, 0, 5, 0] })
    make(match, ...rolls.slice(0, 7))
    const { match: loaded } = load(game, through(save(match)))
    const again = replay(game, through(save(match)))
    const fork = match.fork()
    for (const one of [match, loaded, again]) make(one, '0:roll')
    fork.pick(0, actions.indexOf('roll'))
    const told = Array(4).fill(['roll', '6', 'roll', '1']).flat()
    for (const one of [match, loaded, again, fork]) expect(one.state.done).toEqual(told)
    loaded.rewind(1)
    make(loaded, '0:roll')
    expect(loaded.state.done).toEqual(['roll', '6', 'roll', '1'])
    // A guess knows no more of what is to come than anybody.
    match.rewind(0)
    const guesses = new Set(
      Array.from({ length: 40 }, (_, seed) => {
        const guess = match.guess(0, seed)
        guess.pick(0, actions.indexOf('roll'))
        return guess.state.done[1]
      }),
    )
    expect(guesses.size).toBe(6)
  })

  test.each([[[1.5]], [[-1]], ['12'], [[null]]])('given outcomes that are none are refused: %j', wrong => {
    const given = wrong as unknown as number[]
    expect(() => begin(game, { given })).toThrow(Mistake)
    const { sum: _, ...body } = save(after(2))
    const told = { ...body, setup: { ...body.setup, given } }
    expect(() => load(game, { ...told, sum: checksum(told) })).toThrow(Mistake)
  })

  test('is nothing that play can change', () => {
    const match = after(4)
    const saved = save(match)
    const before = clone(saved)
    make(match, '0:walk')
    expect(saved).toEqual(before)
    const { match: loaded } = load(game, saved)
    make(loaded, '0:roll', '0:roll')
    expect(saved).toEqual(before)
  })

  test('can be taken back to before the checkpoint it was loaded from, and made again', () => {
    const match = after(13)
    const { match: loaded } = load(game, through(save(match)))
    expect(loaded.history?.checkpoints.map(({ at }) => at)).toEqual([12])
    loaded.rewind(10)
    expect(snapshot(loaded)).toEqual(snapshot(after(10)))
    loaded.undo(0)
    expect(snapshot(loaded)).toEqual(snapshot(after(9)))
    loaded.redo(0)
    make(loaded, ...story.slice(10, 13))
    expect(snapshot(loaded)).toEqual(snapshot(match))
  })

  test('remembers what was taken back, to be made again', () => {
    const match = after(14)
    match.undo(0)
    match.undo(0)
    const { match: loaded } = load(game, through(save(match)))
    expect(loaded.canRedo(0)).toBe(true)
    loaded.redo(0)
    expect(loaded.canRedo(1)).toBe(true)
    loaded.redo(1)
    expect(snapshot(loaded)).toEqual(snapshot(after(14)))
    expect(loaded.canRedo(0)).toBe(false)
  })

  test('says nothing of what was taken back when nothing was', () => {
    expect(save(after(9))).not.toHaveProperty('undone')
  })

  test('forgets what was taken back under rules that were corrected since', () => {
    const match = after(9)
    match.undo(0)
    const corrected = { ...game, version: game.version + 1 }
    expect(load(corrected, through(save(match))).match.canRedo(0)).toBe(false)
  })

  test('lets a seat take back and make again the very pick that led to the checkpoint', () => {
    const match = after(6)
    const { match: loaded } = load(game, through(save(match)))
    expect(loaded.history?.checkpoints.map(({ at }) => at)).toEqual([6])
    loaded.undo(0)
    expect(snapshot(loaded)).toEqual(snapshot(after(5)))
    loaded.redo(0)
    expect(snapshot(loaded)).toEqual(snapshot(match))
  })

  test('knows which group picked, so that any of its seats may take it back', () => {
    const plans = after(0)
    make(plans, '0:walk', '0:walk', '0:walk', '0:walk', '0:plan', '1:north')
    const { match: loaded } = load(game, through(save(plans)))
    expect(loaded.history?.checkpoints.map(({ at }) => at)).toEqual([6])
    expect(loaded.canUndo(0)).toBe(true)
    loaded.undo(0)
    expect(loaded.waiting?.prompt).toBe('second')
  })

  test('is played again from the start up to any pick', () => {
    const saved = through(save(after(15)))
    for (let picks = 0; picks <= 15; picks++)
      expect(snapshot(replay(game, saved, picks))).toEqual(snapshot(after(picks)))
    expect(replay(game, saved).outcome).toEqual(end)
    expect(() => replay(game, saved, 16)).toThrow('Pick 16 does not exist: this game has picks 0 to 15.')
    expect(() => replay(game, saved, -1)).toThrow(Mistake)
    expect(() => replay(game, saved, 1.5)).toThrow(Mistake)
  })

  test('needs a match that keeps its history', () => {
    expect(() => save(begin(game, { keep: false }))).toThrow('A match that keeps nothing cannot be saved.')
  })
})

describe('what is not a save is refused with one sentence', () => {
  const damaged = 'This is not a game saved by Tablée, or it is damaged.'
  const text = JSON.stringify(save(after(8)))

  test.each(['', '{', 'null', '7', '"den"', '[]', '{}', '{"tablee":1}', '{"tablee":2}', '\0'])(
    '%j',
    other => {
      expect(() => readSave(other)).toThrow(Mistake)
      expect(() => readSave(other)).toThrow(damaged)
    },
  )

  test('a save that was cut off', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), length => {
        expect(() => readSave(text.slice(0, length))).toThrow(damaged)
      }),
    )
  })

  test('a save of which a character was changed', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('0', '1', 'a', ' ', '"'), (place, character) => {
        fc.pre(text[place] !== character)
        expect(() => readSave(text.slice(0, place) + character + text.slice(place + 1))).toThrow(damaged)
      }),
    )
  })

  test('a save whose insides were exchanged', () => {
    const saved = save(after(8))
    expect(() => load(game, { ...saved, picks: [] })).toThrow(damaged)
    expect(() => checkSave({ ...saved, sum: undefined })).toThrow(damaged)
    expect(() => load(game, null)).toThrow(damaged)
  })

  test('a save whose picks the same rules do not take', () => {
    const other = tiny({
      ...game.steps,
      *start(t: Tiny): Rule<Next> {
        yield* choose(t, 0, 'first', ['swim', 'fly'], items)
        return 'start'
      },
    })
    expect(() => load(other, save(after(8)))).toThrow(damaged)
  })

  test('a save whose step is no more', () => {
    expect(() => load(tiny({ begin: start }), save(after(8)))).toThrow(damaged)
  })

  test('a save of another game', () => {
    const other = { ...game, id: 'other' }
    const sentence = 'This save is of the game tiny, not of other.'
    expect(() => load(other, save(after(8)))).toThrow(sentence)
    expect(() => replay(other, save(after(8)))).toThrow(sentence)
  })

  test('a save of newer rules', () => {
    const newer = save(after(8, { ...game, version: 3 }))
    const sentence = 'This save was made with rules version 3; this Tablée knows version 1 at most.'
    expect(() => load(game, newer)).toThrow(sentence)
    expect(() => replay(game, newer)).toThrow(sentence)
  })
})

describe('after the rules were corrected, a saved game', () => {
  const corrected = (changes: Partial<typeof game>) => ({ ...game, version: 2, ...changes })
  const without = (lost: string) =>
    corrected({
      steps: {
        *start(t: Tiny): Rule<Next> {
          const list = actions.filter(action => action !== lost)
          const action = yield* choose(t, 0, 'first', list, items)
          t.state.done.push(`${action}!`)
          return 'start'
        },
      },
    })

  test('goes on where it was when its picks still fit', () => {
    const { match, notice } = load(corrected({}), save(after(8)))
    expect(notice).toBe(null)
    expect(match.picks).toBe(8)
    expect(save(match).rules).toBe(2)
  })

  test('goes back to its checkpoint, and says so, when they do not', () => {
    const { match, notice } = load(without('plan'), save(after(8)))
    expect(notice).toBeInstanceOf(Mistake)
    expect(notice?.message).toContain('its last 2 choices no longer fit and are to be made again')
    expect(match.picks).toBe(6)
    expect(match.state.done).toEqual(after(6).state.done)
    make(match, '0:walk')
    expect(match.state.done.at(-1)).toBe('walk!')
  })

  test('does so too when the corrected rules fail on the way', () => {
    const failing = corrected({
      steps: {
        *start(t: Tiny): Rule<Next> {
          const action = yield* choose(t, 0, 'first', actions, items)
          if (action === 'plan') throw new TypeError('a slip')
          return 'start'
        },
      },
    })
    const { match, notice } = load(failing, save(after(8)))
    expect(notice?.what.id).toBe('kernel.resumedEarlier')
    expect(match.picks).toBe(6)
  })

  test('stays where it is when the way back has changed', () => {
    const { match } = load(without('roll'), save(after(7)))
    expect(match.picks).toBe(7)
    const sentence = 'it cannot go back to before choice 6.'
    expect(() => match.rewind(3)).toThrow(sentence)
    match.undo(0)
    expect(match.canUndo(0)).toBe(true)
    expect(() => match.undo(0)).toThrow(sentence)
    expect(match.picks).toBe(6)
    make(match, '0:walk')
    expect(match.picks).toBe(7)
  })

  test('stays where it is when the way back leads elsewhere', () => {
    const walk = begin(game)
    for (let i = 0; i < 7; i++) make(walk, '0:walk')
    const { match } = load(without('nothing'), save(walk))
    expect(() => match.rewind(0)).toThrow('it cannot go back to before choice 6.')
    expect(match.state.done.at(-1)).toBe('walk!')
  })

  test('gets the defaults of options that are new', () => {
    const { match } = load(corrected({ options: { fog: { kind: 'flag', default: true } } }), save(after(3)))
    expect(match.setup.options).toEqual({ fog: true })
  })
})
