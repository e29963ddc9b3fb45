import { expect, test } from 'vitest'
import { ruler } from '../rules/ruler.ts'
import { offered, pick, position, refusedBy } from './position.ts'

// 2.5 Rule

test('most warriors and buildings together rule a clearing [2.5.a]', () => {
  const { state } = position('marquise', 'alliance')
    .warriors('marquise', 1, 2)
    .building('marquise', 'sawmill', 2)
    .warriors('alliance', 1, 2, 5)
  expect(ruler(state, 2)).toBe(0)
  expect(ruler(state, 5)).toBe(1)
})

test('tokens and pawns do not count for rule [2.5.b]', () => {
  const { state } = position('marquise', 'alliance', 'vagabond')
    .token('marquise', 'keep', 5)
    .token('marquise', 'wood', 5, 5)
    .warriors('alliance', 1, 5)
    .token('alliance', 'sympathy', 9)
    .pawn('vagabond', 5)
  expect(ruler(state, 5)).toBe(1)
  expect(ruler(state, 9)).toBe(-1)
})

test('in a tie nobody rules, nor in a clearing without warriors and buildings [2.5.c] [ruling.r-29]', () => {
  const { state } = position('marquise', 'alliance', 'eyrie', 'vagabond')
    .warriors('marquise', 2, 5)
    .warriors('alliance', 2, 5)
    .warriors('eyrie', 1, 5)
    .token('alliance', 'sympathy', 1)
    .pawn('vagabond', 1)
  expect(ruler(state, 5)).toBe(-1)
  expect(ruler(state, 1)).toBe(-1)
})

// 4.2 Move

/** The Marquise marches from clearing 5. */
const marching = (warriors = 3) => position('marquise', 'alliance').warriors('marquise', warriors, 5)

test('a move takes one or more warriors to one adjacent clearing [4.2.a] [4.2.b]', () => {
  const match = marching().turn('marquise', 'daylight')
  pick(match, 'march')
  expect(offered(match)).toEqual(['1', '2'])
  expect(refusedBy(match, '9')).toBe('2.2.1')
  pick(match, '1')
  expect(offered(match)).toEqual(['1', '2', '3'])
  pick(match, '2')
  const { warriors } = match.state.players[0]
  expect([warriors[5], warriors[1]]).toEqual([1, 2])
})

test('to move you rule where you come from, where you go, or both [4.2.1]', () => {
  // From 5, where the Alliance rules: only to 1, which the Marquise rules.
  const match = marching(1)
    .warriors('alliance', 2, 5, 2)
    .building('marquise', 'sawmill', 1)
    .turn('marquise', 'daylight')
  pick(match, 'march')
  expect(match.state.players[0].warriors[1]).toBe(1) // one origin, one destination, one warrior

  const stuck = marching(1).warriors('alliance', 2, 5).turn('marquise', 'daylight')
  expect(offered(stuck)).not.toContain('march')
})

test('a destination without rule at either end is refused [4.2.1]', () => {
  const match = position('marquise', 'alliance')
    .warriors('marquise', 1, 10)
    .building('marquise', 'sawmill', 1, 2)
    .warriors('alliance', 2, 10)
    .turn('marquise', 'daylight')
  pick(match, 'march')
  expect(offered(match)).toEqual(['1', '2'])
  expect(refusedBy(match, '12')).toBe('4.2.1')
})

test('the same warriors may move again, or others [4.2.2.a] [4.2.2.b]', () => {
  const match = marching().turn('marquise', 'daylight')
  pick(match, 'march', '1', '2')
  expect(offered(match)).toEqual(['1', '5', 'pass'])
  pick(match, '1', '9', '2')
  expect(match.state.players[0].warriors[9]).toBe(2)
})
