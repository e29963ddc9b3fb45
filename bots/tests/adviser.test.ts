import {
  choose,
  Match,
  type Next,
  type Room,
  type Rule,
  speaker,
  type Table,
  type Text,
} from '@tablee/kernel'
import { expect, test } from 'vitest'
import { botOf } from '../index.ts'

const ACTS = ['dig', 'rest', 'sort'] as const
type Act = (typeof ACTS)[number]

interface Mine {
  gold: number
  strength: number
  sorted: boolean
}

const en = {
  day: () => 'What do you do today?',
  act: (v: { act: string }) => v.act,
  sort: () => 'Sort the tools',
  end: () => 'The day is over.',
} satisfies Text
type MineTable = Table<Mine, typeof en>
const say = speaker<typeof en>()

function* day(t: MineTable): Rule<Next> {
  const act: Act = yield* choose(t, 0, 'day', ACTS, {
    say: one => (one === 'sort' ? say('sort') : say('act', { act: one })),
  })
  if (act === 'dig') t.state.gold += 3
  if (act === 'rest') t.state.strength += 2
  if (act === 'sort') t.state.sorted = true
  return t.over({ winners: act === 'rest' ? [] : [0], why: say('end') })
}

/** Digging and sorting win; only sorting is a setting. */
const mine: Room<Mine, typeof en> = {
  game: {
    id: 'mine',
    version: 1,
    seats: { min: 1, max: 1 },
    options: {},
    start: () => ({ gold: 0, strength: 0, sorted: false }),
    first: 'day',
    steps: { day },
    view: state => state,
    redeal: () => {},
    invariants: () => [],
    round: () => 1,
    party: () => 'seat1',
    bound: 1,
  },
  text: { en, fr: en },
  brain: {
    value: ({ gold }) => [gold / 5],
    parts: ({ gold, strength }) => ({ gold, strength, luck: 7 }),
    settings: ['sort'],
  },
}

const advice = () =>
  botOf('adviser', mine, 1).think(Match.start(mine.game, { seats: 1, seed: 1 }), 0).candidates

test('an adviser never advises a setting', () => {
  const keys = advice().map(({ key }) => key)
  expect(keys).toContain('dig')
  expect(keys).not.toContain('sort')
})

test('an adviser says in which parts a candidate is ahead of the others, and of no other', () => {
  const reasons = Object.fromEntries(advice().map(({ key, reasons: why }) => [key, why]))
  expect(reasons).toEqual({ dig: ['gold'], rest: ['strength'] })
})
