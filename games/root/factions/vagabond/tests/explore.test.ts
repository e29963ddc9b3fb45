import { expect, test } from 'vitest'
import { freeSlots } from '../../../rules/pieces.ts'
import { pick, position, refusedBy } from '../../../tests/position.ts'
import type { RootView } from '../../../view.ts'
import { buried, itemsOf, wanderer } from './wanderer.ts'

test('a torch takes the item under the ruin, face up, for a point, and the empty ruin goes [9.5.3.a] [9.5.3.b] [9.5.3.c] [2.2.4.b]', () => {
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief', 'torch'))
    .change(buried(12, 'bag'))
    .pawn('vagabond', 12)
  const match = at.turn('vagabond', 'daylight')
  expect(freeSlots(match.state, 12)).toBe(1)
  pick(match, 'explore')
  expect(itemsOf(match, 1)).toEqual(['bag.ruin', 'torch.exhausted'])
  expect(match.state.players[1].score).toBe(1)
  expect(match.state.ruins[12]).toBeNull()
  expect(freeSlots(match.state, 12)).toBe(2)
})

test('a ruin that never held an item cannot be explored and stays [ruling.r-122.b]', () => {
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief', 'torch'))
    .pawn('vagabond', 12)
  expect(refusedBy(at.turn('vagabond', 'daylight'), 'explore')).toBe('ruling.r-122.b')
})

test('nobody sees what lies under a ruin [visibility.3]', () => {
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'thief', 'torch'))
    .change(buried(12, 'bag'))
    .pawn('vagabond', 12)
  const match = at.turn('vagabond', 'daylight')
  for (const seat of [0, 1, null]) {
    const { ruins, ruinItems } = match.view(seat) as RootView
    expect([ruins[12], ruinItems[12]]).toEqual([1, null])
  }
})
