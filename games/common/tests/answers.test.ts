import {
  choose,
  type Game,
  Match,
  type Next,
  type Rule,
  speaker,
  type Table,
  type Text,
} from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { answer, keys, told } from '../testing/answers.ts'

const en = {
  where: () => 'Where to?',
  what: () => 'What?',
  one: (v: { one: string }) => v.one,
  went: () => 'Gone.',
} satisfies Text
const say = speaker<typeof en>()
const naming = { say: (one: string) => say('one', { one }) }

type Walk = Table<string[], typeof en>

function* start(t: Walk): Rule<Next> {
  t.state.push(yield* choose(t, 0, 'where', ['north', 'south'], naming))
  t.say('went')
  t.state.push(yield* choose(t, 0, 'what', ['dig', 'rest'], naming))
  t.state.push(yield* choose(t, 0, 'where', ['home', 'away'], naming))
  return t.over({ winners: [], why: say('went') })
}

const walk: Game<string[], typeof en> = {
  id: 'walk',
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  start: () => [],
  first: 'start',
  steps: { start },
  view: state => [...state],
  redeal: () => {},
  invariants: () => [],
  round: () => 1,
  party: () => 'walker',
  bound: 10,
}
const begin = () => Match.start(walk, { seats: 1, seed: 1 })

describe('answers by prompt', () => {
  test('lead to the end of a game', () => {
    const match = begin()
    answer(match, { where: ['north', 'home'], what: 'dig' })
    expect(match.state).toEqual(['north', 'dig', 'home'])
    expect(told(match)).toEqual(['went'])
  })

  test('lead to the prompt that a test stops at', () => {
    const match = begin()
    answer(match, { where: 'south' }, 'what')
    expect(keys(match, 0)).toEqual(['dig', 'rest'])
  })

  test('fail at a question that the test does not mention', () => {
    expect(() => answer(begin(), { where: 'north' })).toThrow(
      '“what” is asked of seat 0, and the test does not mention it (dig, rest).',
    )
  })

  test('fail when they were not asked for, or when the prompt to stop at never comes', () => {
    expect(() => answer(begin(), { where: 'north', when: 'now' }, 'what')).toThrow('“when” was not asked')
    expect(() => answer(begin(), { where: ['north', 'home'], what: 'dig' }, 'when')).toThrow('never asked')
  })
})
