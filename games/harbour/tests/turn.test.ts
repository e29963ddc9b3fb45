import { keys, refusal, told } from '@tablee/common/testing/answers.ts'
import { expect, test } from 'vitest'
import { position } from './position.ts'

test('from the helm on, everybody takes two actions, then the ship is loaded [turn.1]', () => {
  const match = position(3).helm(1).warehouse(0, 'tea').at(['turn', 0])
  for (const seat of [1, 1, 2, 2, 0, 0]) {
    expect(match.waiting).toMatchObject({ prompt: 'action', seats: [seat] })
    expect(match.turnSeat).toBe(seat)
    match.pickKey(seat, 'work')
  }
  expect(match.waiting?.prompt).toBe('plan')
})

test('the last action that is left is asked for all the same: a forced one would tell about the hand [turn.1]', () => {
  const match = position().hand(0, 'guard', 'guard', 'guard', 'bribe', 'bribe').at(['turn', 0])
  expect(keys(match, 0)).toEqual(['work'])
})

test('a turn can be begun again [turn.1]', () => {
  const match = position().coins(0, 2).quay('tea', 'salt').at(['turn', 0])
  match.pickKey(0, 'work')
  match.pickKey(0, 'buy')
  match.pickKey(0, 'tea')
  match.restartTurn(0)
  expect(match.state.merchants[0].coins).toBe(2)
  expect(match.state.quay).toEqual(['tea', 'salt'])
  expect(keys(match, 0)).toContain('buy')
})

test('work brings a coin [turn.2]', () => {
  const match = position().at(['turn', 0])
  match.pickKey(0, 'work')
  expect(match.state.merchants[0].coins).toBe(1)
})

test('a card is drawn, for one’s own eyes only [turn.3]', () => {
  const match = position().drawnNext('lookout').at(['turn', 0])
  match.pickKey(0, 'draw')
  expect(match.state.merchants[0].hand).toEqual(['lookout'])
  expect(told(match, 0)).toContain('drew.card')
  expect(told(match, 1)).not.toContain('drew.card')
  expect(match.canUndo(0)).toBe(false)
})

test('a hand holds five cards [turn.3]', () => {
  const match = position().hand(0, 'guard', 'guard', 'guard', 'guard').at(['turn', 0])
  match.pickKey(0, 'draw')
  expect(refusal(match, 0, 'draw')).toBe('turn.3')
  expect(() => match.pickKey(0, 'draw')).toThrow()
  expect(match.state.merchants[0].hand).toHaveLength(5)
})

test('the discard pile makes a new deck when there is none [turn.3]', () => {
  const match = position().deckOf(0).at(['turn', 0])
  match.pickKey(0, 'draw')
  expect(match.state.deck).toHaveLength(29)
  expect(match.state.discard).toEqual([])
})

test('a crate costs 2 coins, one of the own trade 1 [turn.4]', () => {
  const match = position().coins(0, 3).quay('tea', 'silk').at(['turn', 0])
  match.pickKey(0, 'buy')
  match.pickKey(0, 'silk')
  expect(match.state.merchants[0]).toMatchObject({ coins: 1, warehouse: ['silk'] })
  match.pickKey(0, 'buy') // Tea is all that is left: it is paid for when told so.
  expect(match.face(0)).toMatchObject({ forced: true, prompt: { id: 'buy' } })
  expect(match.state.merchants[0].coins).toBe(1)
  match.pickKey(0, 'tea')
  expect(match.state.merchants[0]).toMatchObject({ coins: 0, warehouse: ['silk', 'tea'] })
  expect(match.state.quay).toEqual([])
})

test('what one cannot pay for is refused [turn.4]', () => {
  const poor = position().quay('tea').at(['turn', 0])
  expect(keys(poor, 0)).not.toContain('buy')
  expect(refusal(poor, 0, 'buy')).toBe('turn.4')
  const match = position(2).coins(0, 1).quay('tea', 'silk').at(['turn', 0])
  match.pickKey(0, 'buy')
  expect(keys(match, 0)).toEqual(['tea'])
  expect(refusal(match, 0, 'silk')).toBe('turn.4')
})

test('a full warehouse takes no crate more [turn.5]', () => {
  const full = ['tea', 'tea', 'tea', 'silk', 'silk'] as const
  const match = position()
    .coins(0, 9)
    .warehouse(0, ...full)
    .warehouse(1, 'salt')
    .customs('tea')
  const asked = match.hand(0, 'smuggler').quay('salt').at(['turn', 0])
  expect(keys(asked, 0)).toEqual(['work', 'draw'])
  expect(['buy', 'raid', 'smuggler'].map(key => refusal(asked, 0, key))).toEqual([
    'turn.5',
    'turn.5',
    'turn.5',
  ])
})

test('a card that is played goes to the discard pile; each kind is offered once [turn.6]', () => {
  const match = position().hand(0, 'commission', 'commission').at(['turn', 0])
  expect(keys(match, 0)).toEqual(['work', 'draw', 'commission'])
  match.pickKey(0, 'commission')
  expect(match.state.merchants[0].hand).toEqual(['commission'])
  expect(match.state.discard).toEqual(['commission'])
})

test('guards and bribes only answer a raid [turn.6]', () => {
  const match = position().hand(0, 'guard', 'bribe').at(['turn', 0])
  expect(['guard', 'bribe'].map(key => refusal(match, 0, key))).toEqual(['turn.6', 'turn.6'])
  expect(() => match.pickKey(0, 'guard')).toThrow()
})
