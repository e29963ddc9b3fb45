import { expect, test } from 'vitest'
import { CARDS, cardNumber } from '../../../data/cards.ts'
import { asked, offered, pick, position, type RootMatch, reported } from '../../../tests/position.ts'
import { COLUMNS } from '../data.ts'
import { board, decree, viziersDone } from './decree.ts'

const EMPTY = { recruit: [], move: [], battle: [], build: [] }

/** A turn of the Eyrie with nothing on the map: the first card of the Decree brings turmoil. */
const fallen = (at: Parameters<typeof decree>[0]): RootMatch => {
  const match = at.turn('eyrie', 'daylight')
  pick(match, 'pass')
  return match
}

test('turmoil humiliates, purges, deposes and ends Daylight, in this order [7.7]', () => {
  const at = position('eyrie', 'marquise').score('eyrie', 9).building('eyrie', 'roost', 1, 2)
  const match = fallen(decree(at.warriors('eyrie', 20, 1), 'builder', { battle: ['sword'] }))
  expect(asked(match)).toBe('eyrie.leader')
  expect(match.state.players[0].score).toBe(7)
  expect(match.state.discard).toEqual([cardNumber('sword')])
  expect(board(match.state).leader).toBeNull()
  expect(match.state.turn.phase).toBe('daylight')
  pick(match, 'despot')
  const told = reported(match)
  const order = [
    'eyrie.turmoil',
    'lost.points',
    'eyrie.purged',
    'eyrie.leader.rules',
    'phase.begins',
    'scored',
  ]
  expect(told.filter(id => order.includes(id)).slice(0, order.length)).toEqual(order)
})

test('each bird in the whole Decree costs a point, Viziers included [7.7.1]', () => {
  const at = position('eyrie', 'marquise').score('eyrie', 9)
  const cards = { recruit: ['bakeSale'], battle: ['armorers', 'sword'], build: ['ambushBird'] }
  const match = fallen(decree(at, 'commander', cards))
  expect(match.state.players[0].score).toBe(5)
})

test('cards already resolved count too, and so is everything purged [7.7.1] [7.7.2]', () => {
  const at = position('eyrie', 'marquise').score('eyrie', 9).building('eyrie', 'roost', 1)
  const match = decree(at, 'despot', { recruit: ['armorers'], battle: ['anvil'] }).turn('eyrie', 'daylight')
  pick(match, 'pass', '5') // recruits and moves the one warrior, then finds nobody to fight
  expect(asked(match)).toBe('eyrie.leader')
  expect(match.state.players[0].score).toBe(6)
  expect(match.state.discard.map(card => CARDS[card].key)).toEqual(['armorers', 'anvil'])
  expect(board(match.state).resolved).toEqual([])
})

test('a score never drops below 0 [ruling.r-1]', () => {
  const match = fallen(decree(position('eyrie', 'marquise').score('eyrie', 1), 'builder'))
  expect(match.state.players[0].score).toBe(0)
})

test('with the score marker off the track there is nothing to lose [ruling.r-3]', () => {
  const match = fallen(decree(position('eyrie', 'marquise').score('eyrie', null), 'builder'))
  expect(match.state.players[0].score).toBeNull()
})

test('the purge discards all but the Viziers; a dominance card becomes available [7.7.2]', () => {
  const cards = { recruit: ['anvil'], move: ['dominanceFox'], build: ['sword', 'armorers'] }
  const match = fallen(decree(position('eyrie', 'marquise', 'alliance'), 'commander', cards))
  expect(match.state.discard.map(card => CARDS[card].key)).toEqual(['anvil', 'sword', 'armorers'])
  expect(match.state.available.map(card => CARDS[card].key)).toEqual(['dominanceFox'])
  const left = COLUMNS.flatMap(column => board(match.state).decree[column])
  expect(left.map(card => CARDS[card].key)).toEqual(['loyalVizier', 'loyalVizier.2'])
})

test('the leader goes face down, and one of those face up follows [7.7.3.a]', () => {
  const match = fallen(decree(position('eyrie', 'marquise'), 'builder'))
  expect(offered(match)).toEqual(['charismatic', 'commander', 'despot'])
  pick(match, 'commander')
  const { leader, faceUp, faceDown } = board(match.state)
  expect(leader).toBe('commander')
  expect(faceUp).toEqual(['charismatic', 'despot'])
  expect(faceDown).toEqual(['builder'])
})

test('the Viziers move to the columns of the new leader [7.7.3.b]', () => {
  const match = fallen(decree(position('eyrie', 'marquise'), 'builder', { recruit: ['anvil'] }))
  pick(match, 'anvil', 'despot')
  const viziers = { move: [cardNumber('loyalVizier')], build: [cardNumber('loyalVizier.2')] }
  expect(board(match.state).decree).toEqual({ ...EMPTY, ...viziers })
})

test('when the last face-up leader is deposed all four may be chosen, that one too [7.7.3.I] [ruling.r-41]', () => {
  const at = decree(position('eyrie', 'marquise'), 'despot')
  board(at.state).faceDown = ['commander', 'builder', 'charismatic']
  board(at.state).faceUp = []
  const match = fallen(at)
  expect(offered(match)).toEqual(['builder', 'charismatic', 'commander', 'despot'])
  pick(match, 'despot')
  expect(board(match.state).leader).toBe('despot')
  expect(board(match.state).faceUp).toEqual(['builder', 'charismatic', 'commander'])
  expect(board(match.state).faceDown).toEqual([])
})

test('after turmoil Daylight is over: the rest of the Decree is not resolved, Evening comes [7.7.4]', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 1, 2).warriors('eyrie', 20, 1)
  const match = fallen(decree(at, 'builder', { build: ['armorers'] }))
  pick(match, 'despot')
  expect(match.state.players[0].buildings.roost[0]).toBe(5)
  expect(match.state.players[0].score).toBe(1) // two roosts
  expect(match.state.players[0].hand).toHaveLength(1)
  expect(match.state.turn.seat).toBe(1)
})

test('an effect of Daylight is not offered after turmoil [7.7.4]', () => {
  const at = position('eyrie', 'marquise').warriors('eyrie', 20, 1).effects('eyrie', 'taxCollector')
  const match = decree(at, 'builder').turn('eyrie', 'daylight')
  pick(match, 'pass', 'loyalVizier', 'despot')
  expect(match.state.turn.seat).toBe(1)
})

// Leaders

test('the Commander deals one more hit when attacking [7.8.3.b]', () => {
  const at = position('eyrie', 'marquise').warriors('eyrie', 3, 1).warriors('marquise', 3, 1).dice(1, 1)
  const match = viziersDone(decree(at, 'commander', { battle: ['anvil'] })).turn('eyrie', 'daylight')
  pick(match, 'pass')
  expect(match.state.players[1].warriors[1]).toBe(1)
  expect(match.state.players[0].warriors[1]).toBe(2)
})

test('attacked, the Commander deals no extra hit [7.8.3.b]', () => {
  const defence = position('marquise', 'eyrie').warriors('eyrie', 3, 1).warriors('marquise', 3, 1).dice(1, 1)
  const match = decree(defence, 'commander').turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(match.state.players[0].warriors[1]).toBe(2)
})

test('the Despot scores one more point for a battle, however many buildings and tokens fall [7.8.4.b]', () => {
  const at = position('eyrie', 'marquise').warriors('eyrie', 3, 9).building('marquise', 'sawmill', 9)
  at.token('marquise', 'wood', 9).dice(1, 0)
  const match = viziersDone(decree(at, 'despot', { battle: ['sword'] })).turn('eyrie', 'daylight')
  pick(match, 'pass', 'wood') // 1 rolled and 1 for the defenceless: both pieces go
  expect(match.state.players[0].score).toBe(3)
})

test('warriors alone bring the Despot nothing [7.8.4.b]', () => {
  const at = position('eyrie', 'marquise').warriors('eyrie', 3, 9).warriors('marquise', 3, 9).dice(2, 0)
  const match = viziersDone(decree(at, 'despot', { battle: ['sword'] })).turn('eyrie', 'daylight')
  pick(match, 'pass')
  expect(match.state.players[1].warriors[9]).toBe(1)
  expect(match.state.players[0].score).toBe(0)
})

test('the Despot scores his point also when he is attacked [ruling.r-23]', () => {
  const at = position('marquise', 'eyrie').warriors('eyrie', 3, 9).warriors('marquise', 1, 9)
  at.building('marquise', 'sawmill', 9).hand('eyrie', 'ambushMouse').hand('marquise', 'anvil')
  const match = decree(at, 'despot').turn('marquise', 'daylight')
  pick(match, 'battle', 'ambushMouse', 'pass')
  expect(match.state.players[0].buildings.sawmill[9]).toBe(0)
  expect(match.state.players[1].score).toBe(2)
})

test('outside battle the Despot has no extra point [7.8.4.b]', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 1, 8, 12).hand('eyrie', 'favorFoxes')
  at.change(({ ruins }) => {
    ruins[12] = null
  })
  const match = decree(at.building('marquise', 'sawmill', 8), 'despot').turn('eyrie', 'daylight')
  pick(match, 'craft:favorFoxes')
  expect(match.state.players[0].score).toBe(1)
})
