import { expect, test } from 'vitest'
import { CARDS, cardNumber } from '../../../data/cards.ts'
import { asked, offered, pick, position, refusedBy, reported } from '../../../tests/position.ts'
import { board, decree } from './decree.ts'

test('Birdsong goes from emergency orders to the Decree to a new roost [7.4] [7.4.1]', () => {
  const at = position('eyrie', 'marquise')
    .deckTop('armorers')
    .warriors('marquise', 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
  const match = decree(at, 'builder').turn('eyrie', 'birdsong')
  expect(asked(match)).toBe('eyrie.decree.first')
  expect(offered(match)).toEqual(['armorers'])
  expect(match.state.players[0].buildings.roost[0]).toBe(7)
  pick(match, 'armorers', 'move')
  expect(asked(match)).toBe('eyrie.newRoost')
  expect(board(match.state).decree.move.map(card => CARDS[card].key)).toEqual(['loyalVizier.2', 'armorers'])
})

test('with a card in hand there are no emergency orders [7.4.1]', () => {
  const at = position('eyrie', 'marquise').hand('eyrie', 'anvil').building('eyrie', 'roost', 1)
  const match = decree(at, 'builder').turn('eyrie', 'birdsong')
  expect(offered(match)).toEqual(['anvil'])
  expect(reported(match)).not.toContain('eyrie.emergency')
})

test('one card must be added to the Decree, a second may be [7.4.2.a]', () => {
  const at = position('eyrie', 'marquise')
    .hand('eyrie', 'anvil', 'sword', 'bakeSale')
    .building('eyrie', 'roost', 1)
  const match = decree(at, 'builder').turn('eyrie', 'birdsong')
  expect(offered(match)).toEqual(['anvil', 'sword', 'bakeSale'])
  pick(match, 'sword', 'battle')
  expect(offered(match)).toEqual(['anvil', 'bakeSale', 'pass'])
  pick(match, 'anvil', 'battle')
  expect(asked(match)).toBe('eyrie.day')
  expect(board(match.state).decree.battle.map(card => CARDS[card].key)).toEqual(['sword', 'anvil'])
  expect(match.state.players[0].hand).toEqual([cardNumber('bakeSale')])
})

test('the second card may be left in hand [7.4.2.a]', () => {
  const at = position('eyrie', 'marquise').hand('eyrie', 'anvil', 'sword').building('eyrie', 'roost', 1)
  const match = decree(at, 'builder').turn('eyrie', 'birdsong')
  pick(match, 'sword', 'battle', 'pass')
  expect(asked(match)).toBe('eyrie.day')
  expect(match.state.players[0].hand).toEqual([cardNumber('anvil')])
})

test('of the two cards only one may be a bird [7.4.2.b]', () => {
  const at = position('eyrie', 'marquise').hand('eyrie', 'armorers', 'birdyBindle', 'sword')
  const match = decree(at.building('eyrie', 'roost', 1), 'builder').turn('eyrie', 'birdsong')
  pick(match, 'armorers', 'move')
  expect(offered(match)).toEqual(['sword', 'pass'])
  expect(refusedBy(match, 'birdyBindle')).toBe('7.4.2.b')
})

test('a bird may follow another suit [7.4.2.b]', () => {
  const at = position('eyrie', 'marquise').hand('eyrie', 'armorers', 'sword').building('eyrie', 'roost', 1)
  const match = decree(at, 'builder').turn('eyrie', 'birdsong')
  pick(match, 'sword', 'move')
  expect(offered(match)).toEqual(['armorers', 'pass'])
})

test('a hand with nothing but a second bird is asked all the same: the question must not betray it [7.4.2.b]', () => {
  const at = position('eyrie', 'marquise')
    .hand('eyrie', 'armorers', 'birdyBindle')
    .building('eyrie', 'roost', 1)
  const match = decree(at, 'builder').turn('eyrie', 'birdsong')
  pick(match, 'armorers', 'move')
  expect(asked(match)).toBe('eyrie.decree.second')
  expect(offered(match)).toEqual(['pass'])
})

test('each card goes to any column, however full [7.4.2.c]', () => {
  const at = position('eyrie', 'marquise').hand('eyrie', 'anvil', 'sword').building('eyrie', 'roost', 1)
  const full = { build: ['bakeSale', 'investments', 'mouseInASack', 'birdyBindle'] }
  const match = decree(at, 'despot', full).turn('eyrie', 'birdsong')
  pick(match, 'anvil')
  expect(offered(match)).toEqual(['recruit', 'move', 'battle', 'build'])
  pick(match, 'build', 'sword')
  expect(offered(match)).toEqual(['recruit', 'move', 'battle', 'build'])
  pick(match, 'build')
  expect(board(match.state).decree.build).toHaveLength(7)
})

test('ambush and dominance cards may go into the Decree [ruling.r-42]', () => {
  const at = position('eyrie', 'marquise', 'alliance').hand('eyrie', 'ambushFox', 'dominanceMouse')
  const match = decree(at.building('eyrie', 'roost', 1), 'builder').turn('eyrie', 'birdsong')
  pick(match, 'ambushFox', 'move', 'dominanceMouse', 'build')
  const { move, build } = board(match.state).decree
  expect([...move, ...build].map(card => CARDS[card].key)).toEqual([
    'loyalVizier.2',
    'ambushFox',
    'dominanceMouse',
  ])
})

test('without a card anywhere nothing is added to the Decree [ruling.r-39]', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 1)
  at.player('marquise').hand.push(...at.state.deck.splice(0))
  const match = decree(at, 'builder').turn('eyrie', 'birdsong')
  expect(asked(match)).toBe('eyrie.day')
  expect(match.state.turn.phase).toBe('daylight')
})

test('without a roost, one comes with 3 warriors where the fewest warriors stand [7.4.3]', () => {
  const at = position('eyrie', 'marquise', 'alliance').hand('eyrie', 'anvil')
  at.warriors('marquise', 2, 1, 2, 3, 4, 5, 6, 7).warriors('alliance', 1, 8, 9).warriors('eyrie', 1, 10, 11)
  at.warriors('eyrie', 2, 12)
  const match = decree(at, 'builder').turn('eyrie', 'birdsong')
  pick(match, 'anvil', 'move')
  expect(asked(match)).toBe('eyrie.newRoost')
  expect(offered(match)).toEqual(['8', '9', '10', '11']) // warriors of all parties count
  pick(match, '9')
  const { warriors, buildings } = match.state.players[0]
  expect(warriors[9]).toBe(3)
  expect(buildings.roost[9]).toBe(1)
})

test('the new roost needs a slot and a clearing that takes pieces [7.4.3]', () => {
  const at = position('eyrie', 'marquise').hand('eyrie', 'anvil').token('marquise', 'keep', 1)
  at.building('marquise', 'sawmill', 3, 4).warriors('marquise', 1, 5, 6, 7, 8, 9, 10, 11, 12)
  const match = decree(at, 'builder').turn('eyrie', 'birdsong')
  pick(match, 'anvil', 'move')
  expect(match.state.players[0].buildings.roost[2]).toBe(1) // 1 has the keep, 3 and 4 are full
})

test('a standing roost is enough: no new one comes [7.4.3]', () => {
  const at = position('eyrie', 'marquise').hand('eyrie', 'anvil').building('eyrie', 'roost', 12)
  const match = decree(at, 'builder').turn('eyrie', 'birdsong')
  pick(match, 'anvil', 'move')
  expect(asked(match)).toBe('eyrie.day')
  expect(match.state.players[0].buildings.roost[0]).toBe(6)
})

test('with fewer than 3 warriors in the supply, those left come with the new roost [ruling.r-40]', () => {
  const at = position('eyrie', 'marquise').hand('eyrie', 'anvil').warriors('eyrie', 18, 12)
  const match = decree(at, 'builder').turn('eyrie', 'birdsong')
  pick(match, 'anvil', 'move', '5')
  expect(match.state.players[0].warriors[5]).toBe(2)
  expect(match.state.players[0].buildings.roost[5]).toBe(1)
})
