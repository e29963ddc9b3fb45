import { expect, test } from 'vitest'
import { CARDS, cardNumber } from '../../../data/cards.ts'
import { ruler } from '../../../rules/ruler.ts'
import { asked, exiles, offered, pick, position, refusedBy, reported } from '../../../tests/position.ts'
import type { Column, Leader } from '../data.ts'
import { board, decree, viziersDone } from './decree.ts'

// Abilities

test('the Eyrie craft by activating roosts, before the Decree and not after [7.2.1] [7.5] [7.5.1]', () => {
  const at = position('eyrie', 'marquise')
    .building('eyrie', 'roost', 1)
    .hand('eyrie', 'anvil', 'foxfolkSteel')
  const match = decree(at.warriors('eyrie', 1, 1), 'builder', { recruit: ['armorers'] }).turn(
    'eyrie',
    'daylight',
  )
  expect(asked(match)).toBe('eyrie.day')
  expect(offered(match)).toEqual(['craft:anvil', 'pass'])
  expect(refusedBy(match, 'craft:foxfolkSteel')).toBe('4.1.1.a')
  pick(match, 'pass')
  expect(asked(match)).toBe('eyrie.decree.card')
  expect(offered(match)).toEqual(['loyalVizier', 'armorers'])
})

test('nothing is crafted between the cards of the Decree or after it, whatever else may be done then [7.5]', () => {
  const at = position('eyrie', 'marquise')
    .building('eyrie', 'roost', 1)
    .warriors('eyrie', 1, 1)
    .hand('eyrie', 'anvil')
    .effects('eyrie', 'taxCollector')
  const match = viziersDone(decree(at, 'builder', { recruit: ['armorers'] })).turn('eyrie', 'daylight')
  expect(offered(match)).toContain('craft:anvil')
  pick(match, 'pass')
  expect(offered(match)).toEqual(['armorers', 'effect:taxCollector'])
  pick(match, 'armorers')
  expect(asked(match)).toBe('eyrie.afterDecree')
  expect(offered(match)).toEqual(['effect:taxCollector', 'pass'])
})

test('each roost is activated once: the second card of the same cost has to wait [7.2.1]', () => {
  const at = position('eyrie', 'marquise')
    .building('eyrie', 'roost', 1)
    .hand('eyrie', 'anvil', 'crossbowMouse')
  const match = decree(at, 'builder').turn('eyrie', 'daylight')
  pick(match, 'craft:anvil')
  expect(asked(match)).toBe('eyrie.day')
  expect(offered(match)).toEqual(['pass'])
})

test('the Eyrie rule a clearing where they are tied, but none without a piece [7.2.2]', () => {
  const { state } = position('marquise', 'eyrie', 'alliance')
    .warriors('marquise', 2, 1, 2, 3)
    .warriors('alliance', 2, 2, 3)
    .warriors('eyrie', 2, 1, 2)
    .building('eyrie', 'roost', 5)
    .warriors('marquise', 1, 5)
  expect([1, 2, 3, 5, 6].map(clearing => ruler(state, clearing))).toEqual([1, 1, -1, 1, -1])
})

test('outnumbered, the Eyrie do not rule [7.2.2]', () => {
  const { state } = position('marquise', 'eyrie').warriors('marquise', 3, 1).warriors('eyrie', 2, 1)
  expect(ruler(state, 1)).toBe(0)
})

test('a crafted item is worth 1 point to the Eyrie, whatever its card says [7.2.3.a]', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 4, 5).hand('eyrie', 'bakeSale')
  const match = decree(at, 'commander').turn('eyrie', 'daylight')
  pick(match, 'craft:bakeSale')
  expect(match.state.players[0].score).toBe(1)
  expect(match.state.players[0].items).toEqual([{ item: 'coins', exhausted: false }])
})

test('Disdain for Trade spares the point of Master Engravers [7.2.3.b]', () => {
  const at = exiles('eyrie', 'marquise').building('eyrie', 'roost', 1).hand('eyrie', 'anvil')
  const match = decree(at.effects('eyrie', 'masterEngravers'), 'commander').turn('eyrie', 'daylight')
  pick(match, 'craft:anvil')
  expect(match.state.players[0].score).toBe(2)
})

test('the Builder crafts for the full points [7.8.1.b]', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 4, 5).hand('eyrie', 'bakeSale')
  const match = decree(at, 'builder').turn('eyrie', 'daylight')
  pick(match, 'craft:bakeSale')
  expect(match.state.players[0].score).toBe(3)
})

// Setup

test('the Eyrie start with a roost and 6 of 20 warriors in the corner opposite the keep [7.3.1] [7.3.2.a] [7.3.2.b] [7.3.5]', () => {
  const match = position('eyrie', 'marquise').enter(['setup', 0])
  pick(match, '4', '4', '8', '9')
  const [player] = match.state.players
  expect(player.corner).toBe(2)
  expect(player.warriors[2]).toBe(6)
  expect(player.warriors[0]).toBe(14)
  expect(player.buildings.roost[2]).toBe(1)
  expect(player.buildings.roost[0]).toBe(6)
})

test('when no free corner lies opposite a starting corner, any free one will do [7.3.2.a] [7.3.2.b]', () => {
  const taken = position('eyrie', 'marquise', 'alliance').change(({ players }) => {
    players[1].corner = 1
    players[2].corner = 3
  })
  const match = taken.enter(['setup', 1])
  expect(asked(match)).toBe('setup.corner')
  expect(offered(match)).toEqual(['2', '4'])
})

test('the Eyrie choose one leader; the other three stay face up [7.3.3]', () => {
  const match = position('eyrie', 'alliance').enter(['setup', 0])
  pick(match, '3')
  expect(offered(match)).toEqual(['builder', 'charismatic', 'commander', 'despot'])
  pick(match, 'commander')
  expect(board(match.state).leader).toBe('commander')
  expect(board(match.state).faceUp).toEqual(['builder', 'charismatic', 'despot'])
})

test.each([
  ['builder', 'recruit', 'move', '7.8.1.a'],
  ['charismatic', 'recruit', 'battle', '7.8.2.a'],
  ['commander', 'move', 'battle', '7.8.3.a'],
  ['despot', 'move', 'build', '7.8.4.a'],
] as [Leader, Column, Column, string][])(
  'the Viziers of the %s serve in %s and %s [%s] [7.3.4]',
  (leader, one, other) => {
    const match = position('eyrie', 'alliance').enter(['setup', 0])
    pick(match, '3', leader)
    const empty = { recruit: [], move: [], battle: [], build: [] }
    const viziers = { [one]: [cardNumber('loyalVizier')], [other]: [cardNumber('loyalVizier.2')] }
    expect(board(match.state).decree).toEqual({ ...empty, ...viziers })
  },
)

// Evening

test.each([
  [0, 0, 1],
  [1, 0, 1],
  [2, 1, 1],
  [3, 2, 2],
  [4, 3, 2],
  [5, 4, 2],
  [6, 4, 3],
  [7, 5, 3],
])(
  '%i roosts score %i points and draw %i cards in Evening [7.6.1] [7.6.2.a] [board.eyrie.1] [board.eyrie.2]',
  (roosts, points, cards) => {
    const at = position('eyrie', 'marquise').building(
      'eyrie',
      'roost',
      ...[1, 2, 5, 8, 9, 11, 12].slice(0, roosts),
    )
    const match = decree(at, 'builder').turn('eyrie', 'evening')
    expect(match.state.players[0].score).toBe(points)
    expect(match.state.players[0].hand).toHaveLength(cards)
  },
)

test('Evening scores first, then draws [7.6]', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 1, 2)
  const match = decree(at, 'builder').turn('eyrie', 'evening')
  const order = reported(match).filter(id => id === 'scored' || id === 'cards.drawn')
  expect(order).toEqual(['scored', 'cards.drawn'])
})

test('after drawing, the hand goes down to five [7.6.2.b]', () => {
  const at = position('eyrie', 'marquise')
    .building('eyrie', 'roost', 1, 2, 5)
    .deckTop('taxCollector', 'cobbler')
  at.hand('eyrie', 'anvil', 'sword', 'bakeSale', 'armorers')
  const match = decree(at, 'builder').turn('eyrie', 'evening')
  expect(asked(match)).toBe('discard.card')
  pick(match, 'cobbler')
  expect(match.state.players[0].hand.map(card => CARDS[card].key)).toEqual([
    'anvil',
    'sword',
    'bakeSale',
    'armorers',
    'taxCollector',
  ])
})
