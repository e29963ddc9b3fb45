import { agreement, botToAnswer } from '@tablee/table/robots.ts'
import { beforeAll, expect, test } from 'vitest'
import { board } from '../board/index.ts'
import { fetchRest } from '../board/ui/later.tsx'
import { draw, propsOf } from './drawing.ts'
import { position, put } from './position.ts'

beforeAll(fetchRest)

const isBot = (seat: number): boolean => seat > 0

test('a bot among people proposes places for its own pawns, each once, and then leaves the plan to them [plan.13]', () => {
  const match = position('cook', 'carpenter').planning()
  for (const place of ['rest:M1', 'arrange:M1']) {
    expect(botToAnswer(match, isBot)).toBe(1)
    expect(agreement(match, 1, isBot)).toBe('place:carpenter')
    match.pickKey(1, 'place:carpenter')
    expect(botToAnswer(match, isBot)).toBe(1)
    match.pickKey(1, place)
  }
  expect(botToAnswer(match, isBot)).toBeNull()
  expect(match.history?.journal.filter(({ id }) => id === 'plan.placed')).toHaveLength(2)
  match.pickKey(0, 'take:1:carpenter')
  expect(botToAnswer(match, isBot)).toBeNull()
})

test('bots alone think the plan through together', () => {
  const match = position('cook', 'carpenter').planning()
  expect(agreement(match, 1, () => true)).toBeNull()
})

test('a second click on a planned space adds a pawn to its action', () => {
  const match = position('cook', 'carpenter').planning()
  put(match, 'cook', 'explore:M2')
  const island = draw(board.Map, propsOf(match, 0))
  expect(island).toMatch(/data-ref="node:M2" class="[^"]* can" role="button"[^>]*Rejoindre/)
})

test('another’s pawn is not carried unless it was taken in hand', () => {
  const match = position('cook', 'carpenter').planning()
  put(match, 'cook', 'rest:M1')
  put(match, 'cook', 'rest:M1')
  expect(draw(board.Map, propsOf(match, 0))).not.toContain(' can"')
  expect(draw(board.Map, propsOf(match, 1))).toContain(' can"')
})

test('Friday and the Dog count among those who have nothing to do [friday.1] [dog.1]', () => {
  const match = position('cook').with({ friday: 'yes', dog: 'yes' }).planning()
  put(match, 'friday', 'explore:M2')
  put(match, 'cook', 'rest:M1')
  put(match, 'cook', 'rest:M1')
  expect(draw(board.Accord, propsOf(match, 0))).toContain('Chien reste oisif')
})

test('a threat that is dealt with leaves its place free: the other card does not move', () => {
  const match = position('cook').threats('', 'foodCrates').planning()
  expect(draw(board.Hand, propsOf(match, 0))).toMatch(/rc-ev-free.*rc-ev"/)
})

test('what may be used outside of planning has a button too: the Bible', () => {
  const { view } = propsOf(position('cook').equipment('bible').planning(), 0)
  expect(board.covers('equipment:bible', view)).toBe(true)
  expect(board.covers('equipment:bible', { ...view, phase: 'action' })).toBe(false)
})

test('a pawn that a bot has placed says that it is a proposal; one that a person has placed does not', () => {
  const match = position('cook', 'carpenter').planning()
  match.pickKey(0, 'place:cook')
  match.pickKey(0, 'rest:M1')
  match.pickKey(1, 'place:carpenter')
  match.pickKey(1, 'arrange:M1')
  const players = [
    { kind: 'person', name: 'Anne' },
    { kind: 'bot', name: '' },
  ] as const
  const props = propsOf(match, 0, { reports: match.history?.journal ?? [] })
  const plan = draw(board.Hand, { ...props, facts: { ...props.facts, players } })
  const [anne, robot] = ['cook', 'carpenter'].map(pawn => plan.indexOf(`data-piece="pawn.${pawn}"`))
  // The camp is arranged in a place before that of rest.
  expect(robot).toBeGreaterThan(0)
  expect(plan.indexOf('proposé par le robot')).toBeGreaterThan(robot)
  expect(plan.lastIndexOf('proposé par le robot')).toBeLessThan(anne)
})
