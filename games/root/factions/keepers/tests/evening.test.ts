import { expect, test } from 'vitest'
import { asked, exiles, offered, pick, refusedBy } from '../../../tests/position.ts'
import { KEEPERS, numbers, own, player, retinue, three, warriorsIn } from './order.ts'

const FOXES = [
  'anvil',
  'foxfolkSteel',
  'rootTeaFox',
  'travelGearFox',
  'gentlyUsedKnapsack',
  'protectionRacket',
]

test('Evening: off the land, then the Retinue, then draw [15.6]', () => {
  const built = three().warriors('keepers', 4, 7).hand('keepers', 'anvil').deckTop('bakeSale')
  const match = retinue(built, { move: ['faith'] }).turn('keepers', 'evening')
  expect(warriorsIn(match, KEEPERS, 7)).toBe(3)
  expect(asked(match)).toBe('keepers.gather')
  pick(match, 'gather:anvil', 'move', 'pass')
  expect(own(match).retinue.move.slice(1)).toEqual(numbers('anvil'))
  expect(player(match).hand).toEqual(numbers('bakeSale'))
  expect(match.state.turn.seat).not.toBe(KEEPERS)
})

test('a warrior leaves each clearing with at least four [15.6.1]', () => {
  const match = three()
    .warriors('keepers', 3, 7)
    .warriors('keepers', 4, 8)
    .warriors('keepers', 8, 9)
    .turn('keepers', 'evening')
  expect([7, 8, 9].map(clearing => warriorsIn(match, KEEPERS, clearing))).toEqual([3, 3, 7])
  expect(player(match).warriors[0]).toBe(2)
})

test('those who leave lie on the Coffin Makers [15.6.1]', () => {
  const match = exiles('marquise', 'eyrie', 'keepers')
    .effects('marquise', 'coffinMakers')
    .warriors('keepers', 5, 7)
    .turn('keepers', 'evening')
  expect(player(match).coffins).toBe(1)
})

test('any number of cards join the Retinue, each in a column of their choice [15.6.2.a]', () => {
  const built = three().hand('keepers', 'anvil', 'bakeSale', 'mouseInASack')
  const match = built.turn('keepers', 'evening')
  pick(match, 'gather:anvil')
  expect(asked(match)).toBe('keepers.column')
  expect(offered(match)).toEqual(['move', 'delve', 'recover'])
  pick(match, 'delve', 'gather:bakeSale', 'move', 'gather:mouseInASack', 'delve')
  expect(own(match).retinue).toEqual({
    move: numbers('bakeSale'),
    delve: numbers('anvil', 'mouseInASack'),
    recover: [],
  })
  expect(player(match).hand).toEqual([])
})

test('or one card, and only one, goes to another column [15.6.2.a] [booklet.keepers.10]', () => {
  const built = three().hand('keepers', 'bakeSale')
  const match = retinue(built, { move: ['anvil'], delve: ['mouseInASack'] }).turn('keepers', 'evening')
  expect(offered(match)).toEqual(['gather:bakeSale', 'shift:anvil', 'shift:mouseInASack', 'pass'])
  pick(match, 'shift:anvil')
  expect(offered(match)).toEqual(['delve', 'recover'])
  pick(match, 'recover')
  expect(own(match).retinue).toEqual({ move: [], delve: numbers('mouseInASack'), recover: numbers('anvil') })
  // Neither a second one, nor a card of the hand: the turn is over.
  expect(match.state.turn.seat).not.toBe(KEEPERS)
  expect(player(match).hand).toContain(numbers('bakeSale')[0])
})

test('once a card was added none is shifted [booklet.keepers.10]', () => {
  const built = three().hand('keepers', 'bakeSale', 'investments')
  const match = retinue(built, { move: ['anvil'] }).turn('keepers', 'evening')
  pick(match, 'gather:bakeSale', 'move')
  expect(offered(match)).toEqual(['gather:investments', 'pass'])
  expect(refusedBy(match, 'shift:anvil')).toBe('booklet.keepers.10')
})

test('ten cards at most, Faithful Retainers among them [15.6.2.b] [board.keepers.3]', () => {
  const built = three().hand('keepers', 'bakeSale', 'investments', 'rootTeaMouse')
  retinue(built, { move: ['faith', ...FOXES], delve: ['faith'], recover: ['faith'] })
  const match = built.turn('keepers', 'evening')
  pick(match, 'gather:investments', 'recover')
  expect(offered(match)).toEqual(['pass'])
  expect(refusedBy(match, 'gather:bakeSale')).toBe('15.6.2.b')
})

test('one card, and one more for each waystation on the map [15.6.3.a]', () => {
  const none = three().turn('keepers', 'evening')
  pick(none, 'pass')
  expect(player(none).hand).toHaveLength(1)
  const two = three()
    .building('keepers', 'figureTablet', 7)
    .building('keepers', 'jewelryTablet', 7)
    .turn('keepers', 'evening')
  pick(two, 'pass')
  expect(player(two).hand).toHaveLength(3)
})

test('down to five cards in hand [15.6.3.b]', () => {
  const match = three()
    .hand('keepers', ...FOXES.slice(0, 5))
    .deckTop('bakeSale')
    .turn('keepers', 'evening')
  pick(match, 'pass')
  expect(asked(match)).toBe('discard.card')
  pick(match, 'anvil')
  expect(player(match).hand).toHaveLength(5)
  expect(match.state.discard).toEqual(numbers('anvil'))
})
