import { keys, refusal } from '@tablee/common/testing/answers.ts'
import type { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import type { Harbour } from '../rules/state.ts'
import type { HarbourText } from '../text/en.ts'
import { position } from './position.ts'

/** Seat 0 raids seat 1, which stores tea and salt. */
const harbour = () => position().coins(0, 2).warehouse(1, 'tea', 'salt')

function raiding(where = harbour()): Match<Harbour, HarbourText> {
  const match = where.at(['turn', 0])
  match.pickKey(0, 'raid')
  match.pickKey(0, '1')
  return match
}

test('a raid costs a coin, and happens once a turn [raid.1]', () => {
  expect(refusal(harbour().coins(0, 0).at(['turn', 0]), 0, 'raid')).toBe('raid.1')
  const match = raiding()
  expect(match.state.merchants[0].coins).toBe(1)
  match.pickKey(1, 'pass')
  match.pickKey(0, 'tea')
  expect(keys(match, 0)).not.toContain('raid')
  expect(refusal(match, 0, 'raid')).toBe('raid.1')
})

test('who stores nothing, or lies under patrol, cannot be raided [raid.2]', () => {
  expect(refusal(position().coins(0, 1).at(['turn', 0]), 0, 'raid')).toBe('raid.2')
  expect(refusal(harbour().patrol(1).at(['turn', 0]), 0, 'raid')).toBe('raid.2')
  const three = position(4).coins(0, 1).warehouse(0, 'tea').warehouse(1, 'tea').warehouse(2, 'tea').patrol(1)
  const match = three.warehouse(3, 'tea').at(['turn', 0])
  match.pickKey(0, 'raid')
  expect(keys(match, 0)).toEqual(['2', '3'])
  expect(match.face(0)?.refused.map(({ key, why }) => [key, why.id])).toEqual([['1', 'no.raidUnderPatrol']])
})

test('the only possible victim is raided when told so, and the raid can be taken back until then [raid.2]', () => {
  const match = harbour().at(['turn', 0])
  match.pickKey(0, 'raid')
  expect(match.face(0)).toMatchObject({ forced: true, prompt: { id: 'raid.whom' } })
  expect(match.state.merchants[0].coins).toBe(2)
  expect(match.canUndo(0)).toBe(true)
  match.pickKey(0, '1')
  expect(match.waiting).toMatchObject({ prompt: 'raid.guard', seats: [1] })
})

test('the victim is asked for a guard with or without one [raid.3]', () => {
  const without = raiding()
  const holding = raiding(harbour().hand(1, 'guard'))
  expect(keys(without, 1)).toEqual(['pass'])
  expect(keys(holding, 1)).toEqual(['guard', 'pass'])
  expect(holding.waiting).toEqual(without.waiting)
})

test('a guard is laid down, and the raider is asked for a bribe with or without one [raid.4]', () => {
  const without = raiding(harbour().hand(1, 'guard'))
  const holding = raiding(harbour().hand(1, 'guard').hand(0, 'bribe'))
  for (const match of [without, holding]) {
    match.pickKey(1, 'guard')
    expect(match.state.discard).toEqual(['guard'])
    expect(match.waiting).toMatchObject({ prompt: 'raid.bribe', seats: [0] })
  }
  expect(keys(without, 0)).toEqual(['pass'])
  expect(keys(holding, 0)).toEqual(['bribe', 'pass'])
})

test('a bribe lets the raid go on [raid.4]', () => {
  const match = raiding(harbour().hand(1, 'guard').hand(0, 'bribe'))
  match.pickKey(1, 'guard')
  match.pickKey(0, 'bribe')
  match.pickKey(0, 'salt')
  expect(match.state.merchants[0]).toMatchObject({ hand: [], warehouse: ['salt'] })
  expect(match.state.discard).toEqual(['guard', 'bribe'])
})

test('a guard, once seen, is not taken back [raid.3]', () => {
  const match = raiding(harbour().hand(1, 'guard'))
  match.pickKey(1, 'guard')
  expect(match.canUndo(1)).toBe(false)
})

test('a guard who is not bribed stops the raid, and the victim keeps the coin [raid.5]', () => {
  const match = raiding(harbour().hand(1, 'guard').hand(0, 'bribe'))
  match.pickKey(1, 'guard')
  match.pickKey(0, 'pass')
  expect(match.state.merchants.map(({ coins }) => coins)).toEqual([1, 1])
  expect(match.state.merchants.map(({ warehouse }) => warehouse)).toEqual([[], ['tea', 'salt']])
  expect(match.waiting).toMatchObject({ prompt: 'action', seats: [0] })
})

test('a raid takes a crate of the raider’s choice [raid.6]', () => {
  const match = raiding()
  match.pickKey(1, 'pass')
  expect(keys(match, 0)).toEqual(['tea', 'salt'])
  match.pickKey(0, 'salt')
  expect(match.state.merchants.map(({ warehouse }) => warehouse)).toEqual([['salt'], ['tea']])
})
