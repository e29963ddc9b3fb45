import { expect, test } from 'vitest'
import { CARDS } from '../../../data/cards.ts'
import { invariants } from '../../../invariants.ts'
import { canPlace } from '../../../rules/pieces.ts'
import { asked, offered, pick, position, type RootMatch } from '../../../tests/position.ts'
import { decree, viziersDone } from '../../eyrie/tests/decree.ts'

const keys = (cards: readonly number[]): string[] => cards.map(card => CARDS[card].key)

// Setup

test('the keep goes to a corner of her choice, her starting clearing [6.3.2]', () => {
  const match = position('marquise', 'eyrie').enter(['setup', 0])
  expect(asked(match)).toBe('setup.corner')
  expect(offered(match)).toEqual(['1', '2', '3', '4'])
  pick(match, '2')
  expect(match.state.players[0].tokens.keep[2]).toBe(1)
  expect(match.state.players[0].corner).toBe(2)
})

test('of 25 warriors one stands in every clearing but the corner opposite the keep [6.3.1] [6.3.3]', () => {
  const match = position('marquise', 'eyrie').enter(['setup', 0])
  pick(match, '2')
  const { warriors, tokens } = match.state.players[0]
  expect(warriors).toEqual([14, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1])
  expect(tokens.wood[0]).toBe(8)
})

test('the first buildings go to the keep and next to it, where there are slots [6.3.4] [6.3.5]', () => {
  const match = position('marquise', 'eyrie').enter(['setup', 0])
  pick(match, '1')
  expect(offered(match)).toEqual(['1', '5', '9', '10'])
  pick(match, '1')
  expect(offered(match)).toEqual(['5', '9', '10']) // the only slot of 1 is taken
  pick(match, '9', '9')
  const { sawmill, workshop, recruiter } = match.state.players[0].buildings
  expect([sawmill[1], workshop[9], recruiter[9]]).toEqual([1, 1, 1])
  expect([sawmill[0], workshop[0], recruiter[0]]).toEqual([5, 5, 5])
})

// Abilities

test('only the Marquise places pieces in the clearing of the keep [6.2.2.a]', () => {
  const { state } = position('marquise', 'eyrie', 'alliance').token('marquise', 'keep', 1)
  expect([0, 1, 2].map(seat => canPlace(state, seat, 1))).toEqual([true, false, false])
  expect(canPlace(state, 1, 2)).toBe(true)
})

test('others may move into the clearing of the keep [6.2.2.b]', () => {
  const at = position('eyrie', 'marquise').token('marquise', 'keep', 1).warriors('eyrie', 2, 5)
  const match = viziersDone(decree(at, 'commander', { move: ['bakeSale'] })).turn('eyrie', 'daylight')
  pick(match, 'pass', '1', '2')
  expect(match.state.players[0].warriors[1]).toBe(2)
})

test('a keep that is removed never comes back, and no longer bars anybody [6.2.2.c]', () => {
  const at = position('marquise', 'eyrie').token('marquise', 'keep', 1).building('eyrie', 'roost', 6, 8, 12)
  const match = at.hand('eyrie', 'favorFoxes').turn('eyrie', 'daylight')
  pick(match, 'craft:favorFoxes')
  const { state } = match
  expect(state.players[0].tokens.keep).toEqual(Array(13).fill(0))
  expect(state.players[1].score).toBe(1)
  expect(canPlace(state, 1, 1)).toBe(true)
  expect(invariants(state).filter(problem => problem.includes('keep'))).toEqual([])
})

/** The Eyrie attack 3 Marquise warriors in the mouse clearing 9 and remove two; the keep is in 1. */
function attacked(...hand: string[]): RootMatch {
  const at = position('eyrie', 'marquise').warriors('eyrie', 3, 9).warriors('marquise', 3, 9).dice(2, 0)
  const match = at
    .token('marquise', 'keep', 1)
    .hand('marquise', ...hand)
    .effects('eyrie', 'commandWarren')
  return match.turn('eyrie', 'daylight')
}

test('a card of the clearing’s suit sends all warriors lost there to the keep [6.2.3.a] [6.2.3.b] [ruling.r-34.b]', () => {
  const match = attacked('sword', 'armorers', 'anvil')
  pick(match, 'commandWarren', 'pass') // no ambush
  expect(asked(match)).toBe('hospital.spend')
  expect(offered(match)).toEqual(['sword', 'armorers', 'pass'])
  pick(match, 'sword')
  const { warriors, hand } = match.state.players[1]
  expect([warriors[9], warriors[1], warriors[0]]).toEqual([1, 2, 22])
  expect(keys(hand)).toEqual(['armorers', 'anvil'])
  expect(asked(match)).toBe('eyrie.day') // one card for both: nothing more is asked
})

test('Field Hospitals may be declined: the warriors go to the supply [6.2.3.a]', () => {
  const match = attacked('sword')
  pick(match, 'commandWarren', 'pass', 'pass')
  const { warriors } = match.state.players[1]
  expect([warriors[9], warriors[1], warriors[0]]).toEqual([1, 0, 24])
})

test('a hand without a matching card is asked all the same: the question must not betray it [6.2.3.a]', () => {
  const match = attacked('anvil')
  pick(match, 'commandWarren', 'pass')
  expect(asked(match)).toBe('hospital.spend')
  expect(offered(match)).toEqual(['pass'])
})

test('without the keep there are no Field Hospitals [ruling.r-34.a]', () => {
  const at = position('eyrie', 'marquise').warriors('eyrie', 3, 9).warriors('marquise', 3, 9).dice(2, 0)
  at.hand('marquise', 'sword').effects('eyrie', 'commandWarren')
  const match = at.turn('eyrie', 'daylight')
  pick(match, 'commandWarren', 'pass')
  expect(asked(match)).toBe('eyrie.day')
})

test('Field Hospitals work on any removal: her own Tax Collector too [ruling.r-34.a]', () => {
  const at = position('marquise', 'eyrie').warriors('marquise', 2, 9).token('marquise', 'keep', 1)
  const match = at.hand('marquise', 'sword').effects('marquise', 'taxCollector').turn('marquise', 'daylight')
  pick(match, 'effect:taxCollector', 'sword')
  const { warriors } = match.state.players[0]
  expect([warriors[9], warriors[1]]).toEqual([1, 1])
})

test('each clearing of one removal costs its own card [6.2.3.a] [ruling.r-34.a] [ruling.r-34.b]', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 2, 7, 9).hand('eyrie', 'favorMice')
  at.warriors('marquise', 2, 2, 7)
    .token('marquise', 'keep', 1)
    .hand('marquise', 'sword', 'investments', 'anvil')
  const match = at.turn('eyrie', 'daylight')
  pick(match, 'craft:favorMice', 'fieldHospitals:7', 'sword') // the Eyrie’s turn: they choose the order
  expect(offered(match)).toEqual(['investments', 'pass'])
  pick(match, 'pass')
  const { warriors } = match.state.players[1]
  expect([warriors[1], warriors[2], warriors[7], warriors[0]]).toEqual([2, 0, 0, 23])
})

// Birdsong

test('Birdsong places one wood at each sawmill [6.4]', () => {
  const match = position('marquise', 'eyrie')
    .building('marquise', 'sawmill', 1, 5, 5)
    .turn('marquise', 'birdsong')
  expect(match.state.players[0].tokens.wood).toEqual([5, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0])
})

test('when wood runs short she chooses the sawmills that get it, and all of it is placed [6.4] [ruling.r-7]', () => {
  const at = position('marquise', 'eyrie').building('marquise', 'sawmill', 1, 5, 5)
  const match = at.token('marquise', 'wood', 2, 2, 2, 2, 2, 2).turn('marquise', 'birdsong')
  expect(offered(match)).toEqual(['1', '5'])
  pick(match, '5', '5')
  const { wood } = match.state.players[0].tokens
  expect([wood[0], wood[1], wood[5]]).toEqual([0, 0, 2])
})

// Evening

test.each([
  [0, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [6, 3],
])('with %i recruiters on the map she draws %i cards [6.6.a] [board.marquise.4]', (recruiters, cards) => {
  const at = position('marquise', 'eyrie').building(
    'marquise',
    'recruiter',
    ...[1, 2, 5, 7, 8, 9].slice(0, recruiters),
  )
  const match = at.hand('eyrie', 'anvil').turn('marquise', 'evening')
  expect(match.state.players[0].hand).toHaveLength(cards)
})

test('then she discards down to five cards of her choice [6.6.b]', () => {
  const at = position('marquise', 'eyrie').deckTop('cobbler')
  const match = at
    .hand('marquise', 'anvil', 'sword', 'bakeSale', 'armorers', 'sappers')
    .turn('marquise', 'evening')
  expect(offered(match)).toEqual(['anvil', 'sword', 'bakeSale', 'armorers', 'sappers', 'cobbler'])
  pick(match, 'sword')
  expect(keys(match.state.players[0].hand)).toEqual(['anvil', 'bakeSale', 'armorers', 'sappers', 'cobbler'])
  expect(keys(match.state.discard)).toEqual(['sword'])
})
