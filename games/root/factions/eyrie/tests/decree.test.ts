import { expect, test } from 'vitest'
import { cardNumber } from '../../../data/cards.ts'
import {
  asked,
  offered,
  pick,
  position,
  type RootMatch,
  refusedBy,
  reported,
} from '../../../tests/position.ts'
import { board, decree, FIRST_VIZIER, SECOND_VIZIER, viziersDone } from './decree.ts'

/** What the open question says of a candidate. */
function valuesOf(match: RootMatch, key: string): unknown {
  const seat = match.ask?.waiting[0] ?? 0
  return match.face(seat)?.candidates.find(one => one.key === key)?.say.values
}

/** The columns of the cards resolved so far, as the journal tells them. */
const resolved = (match: RootMatch): unknown[] =>
  (match.history?.journal ?? [])
    .filter(one => one.id === 'eyrie.decree.resolved')
    .map(one => one.values?.column)

test('the columns are resolved from left to right, and all of them [7.5.2.a]', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 1).warriors('eyrie', 2, 1, 5)
  at.warriors('marquise', 3, 10).dice(0, 0)
  const cards = { recruit: ['anvil'], battle: ['armorers', 'bakeSale'], build: ['sappers'] }
  const match = decree(at, 'builder', cards).turn('eyrie', 'daylight')
  pick(match, 'pass')
  expect(offered(match)).toEqual([FIRST_VIZIER, 'anvil'])
  expect(refusedBy(match, 'armorers')).toBe('7.5.2.a')
  pick(match, 'anvil', '1', '10', '1', 'bakeSale') // whatever else there is to do leaves no choice
  expect(resolved(match)).toEqual(['recruit', 'recruit', 'move', 'battle', 'battle', 'build'])
  expect(match.state.players[0].buildings.roost[5]).toBe(1)
})

test('within a column the Eyrie choose the order, and every card is resolved [7.5.2.b]', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 1, 5, 9)
  const match = decree(at, 'commander', { recruit: ['anvil', 'bakeSale', 'sword'] }).turn('eyrie', 'daylight')
  pick(match, 'pass')
  expect(offered(match)).toEqual(['anvil', 'bakeSale', 'sword'])
  pick(match, 'bakeSale')
  expect(offered(match)).toEqual(['anvil', 'sword'])
  pick(match, 'sword')
  const { warriors } = match.state.players[0]
  expect([warriors[1], warriors[5], warriors[9]]).toEqual([1, 1, 1])
  expect(match.ask?.id).toBe('move.from') // the Vizier’s move, as the only card of its column
})

test('a card that can be carried out may not be declined [ruling.r-37.b]', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 1, 5)
  const match = decree(at, 'commander', { recruit: ['anvil', 'bakeSale'] }).turn('eyrie', 'daylight')
  pick(match, 'pass')
  expect(offered(match)).not.toContain('pass')
  pick(match, 'anvil')
  expect(match.state.players[0].warriors[5]).toBe(1)
})

test('the Eyrie may pick a card that cannot be done before one that can, and fall into turmoil [ruling.r-37.a] [7.5.2.c]', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 1)
  const match = decree(at, 'commander', { recruit: ['anvil', 'bakeSale'] }).turn('eyrie', 'daylight')
  pick(match, 'pass')
  expect(valuesOf(match, 'anvil')).toMatchObject({ possible: true })
  expect(valuesOf(match, 'bakeSale')).toMatchObject({ possible: false })
  pick(match, 'bakeSale')
  expect(asked(match)).toBe('eyrie.leader')
  expect(match.state.players[0].warriors[1]).toBe(0)
})

test('recruiting places one warrior at a roost of the card’s suit [7.5.2.I]', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 1, 8, 5).warriors('eyrie', 1, 12)
  const match = decree(at, 'commander', { recruit: ['anvil'] }).turn('eyrie', 'daylight')
  pick(match, 'pass')
  expect(asked(match)).toBe('eyrie.recruit')
  expect(offered(match)).toEqual(['1', '8'])
  expect(refusedBy(match, '5')).toBe('7.5.2.I')
  expect(refusedBy(match, '12')).toBe('7.5.2.I')
  pick(match, '8')
  expect(match.state.players[0].warriors[8]).toBe(1)
})

test('a bird card or a Vizier recruits at any roost [7.5.2.I]', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 1, 5, 9)
  const match = decree(at, 'builder').turn('eyrie', 'daylight')
  pick(match, 'pass')
  expect(offered(match)).toEqual(['1', '5', '9'])
})

test('the Charismatic recruits two warriors at one roost [7.8.2.b]', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 1, 5).warriors('eyrie', 9, 1, 5)
  const match = decree(at, 'charismatic').turn('eyrie', 'daylight')
  pick(match, 'pass', '5')
  expect(match.state.players[0].warriors[5]).toBe(11)
  expect(match.state.players[0].warriors[0]).toBe(0)
})

test('the Charismatic recruits two of many, and two that are left without turmoil [7.8.2.b] [7.5.2.c]', () => {
  for (const standing of [0, 18]) {
    const at = position('eyrie', 'marquise').building('eyrie', 'roost', 1, 5).warriors('eyrie', standing, 12)
    const match = viziersDone(decree(at, 'charismatic', { recruit: ['anvil'] })).turn('eyrie', 'daylight')
    pick(match, 'pass')
    expect(match.state.players[0].warriors[1]).toBe(2)
    expect(reported(match)).not.toContain('eyrie.turmoil')
  }
})

test('the Charismatic’s last warrior is placed at a roost of the card’s suit, and turmoil follows [7.8.2.b] [7.5.2.c] [1.5.4.a] [ruling.r-8]', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 1, 5, 8).warriors('eyrie', 19, 1)
  const short = viziersDone(decree(at, 'charismatic', { recruit: ['anvil'] })).turn('eyrie', 'daylight')
  pick(short, 'pass')
  expect(offered(short)).toEqual(['1', '8']) // 5 is of another suit
  pick(short, '8')
  expect([short.state.players[0].warriors[8], short.state.players[0].warriors[0]]).toEqual([1, 0])
  expect(asked(short)).toBe('eyrie.leader')
  expect(reported(short)).toContain('eyrie.turmoil')
})

test('a card that will bring turmoil is marked so, also when a part of it can be done [7.5.2.c]', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 1, 5).warriors('eyrie', 19, 1)
  const match = decree(at, 'charismatic', { recruit: ['anvil'] }).turn('eyrie', 'daylight')
  pick(match, 'pass')
  expect(valuesOf(match, 'anvil')).toMatchObject({ possible: false })
  expect(valuesOf(match, FIRST_VIZIER)).toMatchObject({ possible: false })
})

test('with no warrior in the supply a recruit fails into turmoil [ruling.r-8]', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 1).warriors('eyrie', 20, 1)
  const match = decree(at, 'builder').turn('eyrie', 'daylight')
  pick(match, 'pass')
  expect(asked(match)).toBe('eyrie.leader')
})

test('moving takes at least one warrior from a clearing of the card’s suit, to any suit [7.5.2.II]', () => {
  const at = position('eyrie', 'marquise').warriors('eyrie', 2, 1, 8, 5)
  const match = viziersDone(decree(at, 'commander', { move: ['anvil'] })).turn('eyrie', 'daylight')
  pick(match, 'pass')
  expect(offered(match)).toEqual(['1', '8'])
  expect(refusedBy(match, '5')).toBe('7.5.2.II')
  pick(match, '1')
  expect(offered(match)).toEqual(['5', '9', '10'])
  pick(match, '5')
  expect(offered(match)).toEqual(['1', '2'])
  pick(match, '2')
  expect(match.state.players[0].warriors[5]).toBe(4)
})

test('a move that rule forbids is no move: turmoil [7.5.2.II] [7.5.2.c]', () => {
  const at = position('eyrie', 'marquise').warriors('eyrie', 1, 5).warriors('marquise', 2, 5, 1, 2)
  const match = decree(at, 'commander').turn('eyrie', 'daylight')
  pick(match, 'pass')
  expect(asked(match)).toBe('eyrie.leader')
})

test('tied for rule at the start, the Eyrie move all the same [7.2.2] [7.5.2.II]', () => {
  const at = position('eyrie', 'marquise').warriors('eyrie', 2, 5).warriors('marquise', 2, 5, 1, 2)
  const match = decree(at, 'commander').turn('eyrie', 'daylight')
  pick(match, 'pass')
  expect(asked(match)).toBe('move.to')
})

test('battling happens in a clearing of the card’s suit [7.5.2.III]', () => {
  const at = position('eyrie', 'marquise').warriors('eyrie', 2, 1, 8, 5).warriors('marquise', 1, 1, 8, 5)
  const match = viziersDone(decree(at.dice(1, 0), 'builder', { battle: ['anvil'] })).turn('eyrie', 'daylight')
  pick(match, 'pass')
  expect(asked(match)).toBe('battle.where')
  expect(offered(match)).toEqual(['1', '8'])
  pick(match, '8')
  expect(match.state.players[1].warriors[8]).toBe(0)
})

test('with nobody to fight in the suit, turmoil [7.5.2.III] [7.5.2.c]', () => {
  const at = position('eyrie', 'marquise').warriors('eyrie', 2, 1, 5).warriors('marquise', 1, 5)
  const match = viziersDone(decree(at, 'despot', { battle: ['anvil'] })).turn('eyrie', 'daylight')
  pick(match, 'pass')
  expect(asked(match)).toBe('eyrie.leader')
})

test('building needs a ruled clearing of the suit with a free slot and without a roost [7.5.2.IV]', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 8).warriors('eyrie', 2, 1, 6, 8, 12, 5)
  at.building('marquise', 'sawmill', 5, 6).warriors('marquise', 3, 12) // 6 is full: a ruin and a sawmill
  const cards = { build: ['anvil', 'bakeSale'] }
  const match = viziersDone(decree(at, 'commander', cards)).turn('eyrie', 'daylight')
  pick(match, 'pass', 'anvil')
  const { roost } = match.state.players[0].buildings
  expect([roost[1], roost[5], roost[0]]).toEqual([1, 1, 4]) // the only site of each suit
})

test('why a roost cannot stand elsewhere [7.5.2.IV]', () => {
  const at = position('eyrie', 'marquise')
    .building('eyrie', 'roost', 8)
    .warriors('eyrie', 2, 1, 2, 6, 8, 12, 5)
  at.building('marquise', 'sawmill', 6).warriors('marquise', 3, 12).token('marquise', 'keep', 2)
  const match = viziersDone(decree(at, 'commander', { build: ['armorers'] })).turn('eyrie', 'daylight')
  pick(match, 'pass')
  expect(offered(match)).toEqual(['1', '5'])
  expect(refusedBy(match, '8')).toBe('7.5.2.IV') // a roost already
  expect(refusedBy(match, '12')).toBe('7.5.2.IV') // not ruled
  expect(refusedBy(match, '6')).toBe('2.2.3.b') // no slot
  expect(refusedBy(match, '2')).toBe('6.2.2.a') // the keep
})

test('with all seven roosts on the map, building fails [7.5.2.IV] [7.5.2.c]', () => {
  const at = position('eyrie', 'marquise')
    .building('eyrie', 'roost', 1, 2, 3, 4, 5, 8, 9)
    .warriors('eyrie', 1, 7)
  const match = viziersDone(decree(at, 'despot', { build: ['sword'] })).turn('eyrie', 'daylight')
  pick(match, 'pass')
  expect(asked(match)).toBe('eyrie.leader')
})

test('what may be done at any time in Daylight may be done between two cards of the Decree, and after it [3.3.1.a]', () => {
  const at = position('eyrie', 'marquise', 'alliance').building('eyrie', 'roost', 1).warriors('eyrie', 3, 1)
  at.hand('eyrie', 'dominanceFox', 'armorers').available('dominanceBird').score('eyrie', 10)
  const match = decree(at, 'builder').turn('eyrie', 'daylight')
  pick(match, 'pass')
  expect(offered(match)).toEqual([FIRST_VIZIER, 'dominance:dominanceFox', 'takeDominance:dominanceBird'])
  pick(match, 'dominance:dominanceFox')
  expect(match.state.players[0].score).toBeNull()
  pick(match, FIRST_VIZIER)
  expect(offered(match)).toEqual([SECOND_VIZIER, 'takeDominance:dominanceBird'])
  pick(match, SECOND_VIZIER, '5', '1')
  expect(asked(match)).toBe('eyrie.afterDecree')
  pick(match, 'takeDominance:dominanceBird', 'armorers')
  expect(match.state.players[0].hand).toContain(cardNumber('dominanceBird'))
})

test('with 10 points the last card is asked too: taking it unasked would tell that no dominance card is in hand [3.3.1.a]', () => {
  const at = position('eyrie', 'marquise', 'alliance').building('eyrie', 'roost', 1).hand('eyrie', 'armorers')
  const match = viziersDone(decree(at.score('eyrie', 10), 'commander', { recruit: ['anvil'] }))
  const day = match.turn('eyrie', 'daylight')
  pick(day, 'pass')
  expect(asked(day)).toBe('eyrie.decree.card')
  expect(offered(day)).toEqual(['anvil'])
})

test('each card resolved is a step of its own: a saved game comes back to it [7.5.2.b]', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 1, 5, 9)
  const match = decree(at, 'commander', { recruit: ['anvil', 'bakeSale', 'sword'] }).turn('eyrie', 'daylight')
  pick(match, 'pass', 'bakeSale')
  expect(board(match.state).resolved).toHaveLength(1)
  const fork = match.fork()
  expect(fork.state).toEqual(match.state)
  expect(fork.ask?.count(0)).toBe(2)
})
