import { keys, refusal, told } from '@tablee/common/testing/answers.ts'
import { expect, test } from 'vitest'
import { position } from './position.ts'

const harbour = () =>
  position(3).warehouse(0, 'tea', 'tea').warehouse(1, 'silk').warehouse(2, 'salt', 'spice')

test('anybody loads and unloads crates of their own, in any order [load.1]', () => {
  const match = harbour().at('plan')
  expect([0, 1, 2].map(seat => keys(match, seat))).toEqual([
    ['ready', 'load:tea'],
    ['ready', 'load:silk'],
    ['ready', 'load:spice', 'load:salt'],
  ])
  match.pickKey(2, 'load:salt')
  match.pickKey(0, 'load:tea')
  match.pickKey(2, 'load:spice')
  match.pickKey(2, 'unload:salt')
  expect(match.state.ship.cargo).toEqual([
    { owner: 0, good: 'tea' },
    { owner: 2, good: 'spice' },
  ])
  expect(match.state.merchants[2].warehouse).toEqual(['salt'])
  expect(keys(match, 0)).toEqual(['ready', 'load:tea', 'unload:tea'])
})

test('any merchant calls the ship ready [load.1]', () => {
  const match = harbour().at('plan')
  match.pickKey(1, 'ready')
  expect(match.waiting).toMatchObject({ prompt: 'confirm', seats: [0, 1, 2] })
})

test.each([
  [2, 4],
  [3, 5],
  [4, 6],
])('the ship of %i merchants takes %i crates [load.2]', (seats, crates) => {
  const match = position(seats)
    .aboard(0, ...Array(crates - 1).fill('tea'))
    .warehouse(1, 'silk', 'silk')
    .at('plan')
  match.pickKey(1, 'load:silk')
  expect(keys(match, 1)).toEqual(['ready', 'unload:silk'])
  expect(refusal(match, 1, 'load:silk')).toBe('load.2')
  expect(() => match.pickKey(1, 'load:silk')).toThrow()
})

test('the ship sails when all agree [load.3]', () => {
  const match = harbour().at('plan')
  match.pickKey(0, 'ready')
  for (const seat of [2, 0, 1]) match.pickKey(seat, 'agree')
  expect(match.state.round).toBe(2)
})

test('one who does not agree reopens the plan, in secret until all have answered [load.3]', () => {
  const match = harbour().at('plan')
  match.pickKey(0, 'load:tea')
  match.pickKey(0, 'ready')
  match.pickKey(1, 'reopen')
  expect(match.waiting).toMatchObject({ prompt: 'confirm', seats: [0, 2] })
  expect(told(match)).not.toContain('plan.reopened')
  match.pickKey(0, 'agree')
  match.pickKey(2, 'agree')
  expect(match.waiting).toMatchObject({ prompt: 'plan', seats: [0, 1, 2] })
  expect(match.history?.journal.at(-1)).toMatchObject({ id: 'plan.reopened', values: { seats: [1] } })
  expect(match.state.ship.cargo).toHaveLength(1)
})

test('called ready a second time, the ship sails [load.4]', () => {
  const match = harbour().at('plan')
  match.pickKey(0, 'ready')
  for (const seat of [0, 1, 2]) match.pickKey(seat, 'reopen')
  match.pickKey(1, 'load:silk')
  match.pickKey(1, 'ready')
  expect(match.state.round).toBe(2)
  expect(match.state.ship).toEqual({ cargo: [], changes: 0, reopened: false })
})

test('at the eighth change the bell rings and the ship sails [load.5]', () => {
  const match = harbour().at('plan')
  for (let i = 0; i < 7; i++) match.pickKey(0, i % 2 === 0 ? 'load:tea' : 'unload:tea')
  expect(match.state.round).toBe(1)
  match.pickKey(1, 'load:silk')
  expect(told(match)).toContain('plan.bell')
  expect(match.state.round).toBe(2)
})

test('with nothing to load the ship is ready by itself, and sails when somebody says so [load.1] [load.4]', () => {
  const match = position().at('plan')
  expect(match.waiting?.prompt).toBe('confirm')
  for (const seat of [0, 1]) match.pickKey(seat, 'reopen')
  expect(match.face(0)).toMatchObject({ forced: true, prompt: { id: 'plan' } })
  expect(match.state.round).toBe(1)
  match.pickKey(1, 'ready')
  expect(match.state.round).toBe(2)
})
