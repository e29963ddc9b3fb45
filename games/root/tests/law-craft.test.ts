import { expect, test } from 'vitest'
import { cardNumber } from '../data/cards.ts'
import { asked, exiles, offered, pick, position, refusedBy } from './position.ts'

/** The Marquise with workshops. */
const workshops = (...clearings: number[]) =>
  position('marquise', 'eyrie').building('marquise', 'workshop', ...clearings)

const crafts = (keys: readonly string[]) => keys.filter(key => key.startsWith('craft:'))

test('a card needs crafting pieces of its suits, the suits of where they stand [4.1.1.a] [4.1.1.b]', () => {
  // Bake Sale costs two rabbits: clearing 5 is a rabbit clearing, 2 a mouse clearing.
  expect(
    refusedBy(workshops(5, 2).hand('marquise', 'bakeSale').turn('marquise', 'daylight'), 'craft:bakeSale'),
  ).toBe('4.1.1.a')
  const match = workshops(5, 10).hand('marquise', 'bakeSale').turn('marquise', 'daylight')
  expect(crafts(offered(match))).toEqual(['craft:bakeSale'])
  const twice = workshops(5, 5).hand('marquise', 'bakeSale').turn('marquise', 'daylight')
  expect(crafts(offered(twice))).toEqual(['craft:bakeSale'])
})

test('each crafting piece is activated once a turn [4.1.1.c]', () => {
  const match = workshops(8, 12)
    .hand('marquise', 'anvil', 'crossbowMouse', 'sword')
    .turn('marquise', 'daylight')
  pick(match, 'craft:anvil')
  expect(crafts(offered(match))).toEqual(['craft:crossbowMouse'])
  expect(refusedBy(match, 'craft:sword')).toBe('4.1.1.a')
  pick(match, 'craft:crossbowMouse')
  expect(crafts(offered(match))).toEqual([])
})

test('a cost of any suit takes a crafting piece of any, which its owner chooses [4.1.1.d]', () => {
  const match = workshops(8, 5, 2, 9, 12)
    .hand('marquise', 'royalClaim', 'anvil', 'rootTeaFox')
    .turn('marquise', 'daylight')
  pick(match, 'craft:royalClaim')
  expect(asked(match)).toBe('craft.activate')
  expect(offered(match)).toEqual(['fox', 'rabbit', 'mouse'])
  pick(match, 'fox', 'fox', 'rabbit') // then a mouse, the only suit left
  expect(match.state.players[0].effects).toEqual([cardNumber('royalClaim')])
  expect(crafts(offered(match))).toEqual(['craft:rootTeaFox'])
})

test('an item goes from the supply to the Crafted Items box, and the card is discarded [4.1.2.a] [4.1.2.b]', () => {
  const match = workshops(8).hand('marquise', 'anvil').turn('marquise', 'daylight')
  pick(match, 'craft:anvil')
  expect(match.state.players[0].items).toEqual([{ item: 'hammer', exhausted: false }])
  expect(match.state.supply.hammer).toBe(0)
  expect(match.state.discard).toEqual([cardNumber('anvil')])
})

test('without its item in the supply a card cannot be crafted [4.1.2.c]', () => {
  const match = workshops(8).items('eyrie', 'hammer').hand('marquise', 'anvil').turn('marquise', 'daylight')
  expect(crafts(offered(match))).toEqual([])
  expect(refusedBy(match, 'craft:anvil')).toBe('4.1.2.c')
})

test('a persistent effect stays in the play area and can be used; its use is optional [4.1.3.a] [4.1.3.b]', () => {
  const match = workshops(8, 5, 2)
    .warriors('marquise', 1, 1)
    .hand('marquise', 'taxCollector')
    .turn('marquise', 'daylight')
  pick(match, 'craft:taxCollector')
  expect(match.state.players[0].effects).toEqual([cardNumber('taxCollector')])
  expect(match.state.discard).toEqual([])
  expect(offered(match)).toContain('effect:taxCollector')
  expect(offered(match)).toContain('pass')
})

test('a persistent effect that is in play is not crafted a second time, by its owner [4.1.4]', () => {
  const match = workshops(5, 10)
    .effects('marquise', 'cobbler')
    .effects('eyrie', 'commandWarren')
    .hand('marquise', 'cobbler.2', 'commandWarren.2')
    .turn('marquise', 'daylight')
  expect(crafts(offered(match))).toEqual(['craft:commandWarren.2'])
  expect(refusedBy(match, 'craft:cobbler.2')).toBe('4.1.4')
})

test('the Émigré alone must be used [4.1.3.b]', () => {
  const match = exiles('marquise', 'eyrie')
    .warriors('marquise', 1, 5)
    .effects('marquise', 'eyrieEmigre')
    .turn('marquise', 'birdsong')
  expect(asked(match)).toBe('move.to')
  expect(offered(match)).not.toContain('pass')
})
