import { expect, test } from 'vitest'
import { pick, position } from './position.ts'

const marching = () =>
  position('marquise', 'alliance')
    .warriors('marquise', 3, 5)
    .warriors('marquise', 2, 9)
    .turn('marquise', 'daylight')

test('a march is one gesture: from where, to where, how many [4.2.a] [4.2.b]', () => {
  const match = marching()
  const asked = (...keys: string[]) => match.peek(0, keys)
  expect(asked('march')?.prompt.id).toBe('move.from')
  expect(asked('march', '5')?.candidates.map(({ key }) => key)).toEqual(['1', '2'])
  expect(asked('march', '5')?.refused.find(({ key }) => key === '9')?.rule).toBe('2.2.1')
  expect(asked('march', '5', '1')?.candidates.map(({ key }) => key)).toEqual(['1', '2', '3'])
  match.pickAll(0, ['march', '5', '1', '2'])
  expect(match.state.players[0].warriors[1]).toBe(2)
  match.undo(0)
  expect(match.state.players[0].warriors[1]).toBe(0)
  expect(match.picks).toBe(0)
})

test('the second move of a march is a gesture of its own', () => {
  const match = marching()
  match.pickAll(0, ['march', '5', '1', '2'])
  match.pickAll(0, ['9', match.peek(0, ['9'])?.candidates[0].key ?? '', '1'])
  match.undo(0)
  expect(match.picks).toBe(4)
  expect(match.waiting?.prompt).toBe('move.from')
})

test('where to begin with is no question, the gesture goes on with the next [4.2.a]', () => {
  const match = position('marquise', 'alliance').warriors('marquise', 3, 5).turn('marquise', 'daylight')
  expect(match.peek(0, ['march'])?.prompt.id).toBe('move.to')
})

test('a battle is one gesture up to its dice: where, against whom [4.3.a] [4.3.b]', () => {
  const match = position('marquise', 'alliance', 'eyrie')
    .warriors('marquise', 3, 5)
    .warriors('alliance', 1, 5)
    .warriors('eyrie', 1, 5)
    .warriors('marquise', 1, 9)
    .warriors('eyrie', 1, 9)
    .turn('marquise', 'daylight')
  expect(match.peek(0, ['battle'])?.prompt.id).toBe('battle.where')
  expect(match.peek(0, ['battle', '5'])?.prompt.id).toBe('battle.defender')
  // One enemy only: the battle stands before its dice, which are no part of the gesture.
  expect(match.peek(0, ['battle', '9'])).toBeNull()
  const enemies = match.peek(0, ['battle', '5'])?.candidates.map(({ key }) => key) ?? []
  expect(enemies).toHaveLength(2)
  match.pickAll(0, ['battle', '5', enemies[0]])
  expect(match.waiting?.prompt).toBe('battle.begin')
  pick(match, 'roll')
  expect(match.canUndo(0)).toBe(false)
})
