import { expect, test } from 'vitest'
import { cardNumber } from '../../../data/cards.ts'
import { hire } from '../../../tests/hired.ts'
import {
  asked,
  offered,
  type Position,
  pick,
  position,
  type RootMatch,
  refusedBy,
  reported,
} from '../../../tests/position.ts'
import type { Mood } from '../data.ts'
import { lord } from './lord.ts'

/** The warlord in 1 with three warriors; the Marquise elsewhere. */
const camp = (mood: Mood, ...hoard: Parameters<typeof lord>[3][]): Position =>
  lord(position('hundreds', 'marquise').warriors('hundreds', 3, 1), 1, mood, ...hoard)

/** Whether Daylight is behind them. */
const isOver = (match: RootMatch): boolean => reported(match).includes('hundreds.oppressed')

const men = ({ state }: RootMatch, ...clearings: number[]): number[] =>
  clearings.map(one => state.players[0].warriors[one])

test('they craft, then command, then advance [14.5] [booklet.hundreds.8]', () => {
  const match = camp('rowdy').turn('hundreds', 'daylight')
  expect(asked(match)).toBe('hundreds.command')
  pick(match, 'move', '5', '1', 'without') // Command 1
  expect(asked(match)).toBe('hundreds.advance')
  pick(match, 'pass')
  expect(isOver(match)).toBe(true)
})

test('as many actions as Command, of any kind, in any order, as often as they like [14.5.2]', () => {
  const match = camp('rowdy', 'boots', 'bag', 'coins').turn('hundreds', 'daylight')
  pick(match, 'move', '5', '1', 'without', 'move', '1', '9', '1', 'without')
  expect(asked(match)).toBe('hundreds.command')
  pick(match, 'move', '1', '10', '1', 'without')
  expect(asked(match)).toBe('hundreds.advance') // three actions with Command 3
  expect(men(match, 1, 5, 9, 10)).toEqual([1, 1, 1, 1])
})

test('Command 2 and a window left open: a third action is refused [14.5.2]', () => {
  const at = camp('rowdy', 'boots').effects('hundreds', 'codebreakers').hand('marquise', 'anvil')
  const match = at.turn('hundreds', 'daylight')
  pick(match, 'move', '5', '1', 'without', 'move', '1', '9', '1', 'without')
  expect(offered(match)).toEqual(['effect:codebreakers', 'pass'])
  expect(refusedBy(match, 'move')).toBe('14.5.2')
})

test('a move of any warriors, the warlord among them or not [14.5.2.I] [booklet.hundreds.9]', () => {
  const without = camp('rowdy').turn('hundreds', 'daylight')
  pick(without, 'move', '5', '2')
  expect(offered(without)).toEqual(['with', 'without'])
  pick(without, 'without')
  expect([without.state.players[0].chief, ...men(without, 1, 5)]).toEqual([1, 2, 2])
  const along = camp('rowdy').turn('hundreds', 'daylight')
  pick(along, 'move', '5', '2', 'with')
  expect([along.state.players[0].chief, ...men(along, 1, 5)]).toEqual([5, 2, 2])
  const all = camp('rowdy').turn('hundreds', 'daylight')
  pick(all, 'move', '5', '4')
  expect([all.state.players[0].chief, ...men(all, 1, 5)]).toEqual([5, 0, 4])
})

test('a battle anywhere they have warriors [14.5.2.II] [booklet.hundreds.9]', () => {
  const at = camp('rowdy').warriors('hundreds', 2, 9).warriors('marquise', 1, 9).warriors('marquise', 1, 1)
  const match = at.dice(1, 0).turn('hundreds', 'daylight')
  pick(match, 'battle')
  expect(offered(match)).toEqual(['1', '9'])
  pick(match, '9')
  expect(match.state.players[1].warriors[9]).toBe(0)
})

test('a card for a stronghold in a clearing of its suit that they rule [14.5.2.III]', () => {
  const at = camp('rowdy').warriors('hundreds', 1, 5, 9).warriors('marquise', 1, 9)
  const match = at.hand('hundreds', 'foxfolkSteel', 'mouseInASack', 'bakeSale').turn('hundreds', 'daylight')
  pick(match, 'build')
  expect(offered(match)).toEqual(['1', '5'])
  expect(refusedBy(match, '9')).toBe('14.5.2.III') // tied: nobody rules it
  pick(match, '5')
  expect(offered(match)).toEqual(['bakeSale'])
  pick(match, 'bakeSale')
  const [{ buildings, hand }] = match.state.players
  expect([buildings.stronghold[5], hand.length]).toEqual([1, 2])
  expect(match.state.discard).toEqual([cardNumber('bakeSale')])
})

test('no stronghold without a card of the suit, a slot, or one in the supply [14.5.2.III]', () => {
  const card = camp('rowdy').hand('hundreds', 'bakeSale').turn('hundreds', 'daylight')
  expect(refusedBy(card, 'build')).toBe('14.5.2.III')
  const slot = camp('rowdy').building('hundreds', 'stronghold', 1).hand('hundreds', 'foxfolkSteel')
  expect(offered(slot.turn('hundreds', 'daylight'))).not.toContain('build')
  const none = camp('rowdy')
    .building('hundreds', 'stronghold', 2, 2, 5, 5, 9, 9)
    .hand('hundreds', 'foxfolkSteel')
  expect(offered(none.turn('hundreds', 'daylight'))).not.toContain('build')
  const bird = camp('rowdy').hand('hundreds', 'woodlandRunners').turn('hundreds', 'daylight')
  expect(offered(bird)).toContain('build')
})

// Advance

test('the warlord advances as often as his Prowess [14.5.3.a] [booklet.hundreds.10]', () => {
  const at = camp('rowdy', 'crossbow').warriors('hundreds', 2, 5).warriors('marquise', 2, 2)
  const match = at.dice(2, 0).turn('hundreds', 'daylight')
  pick(match, 'pass', 'move', '5')
  expect(offered(match)).toEqual(['1', '2', '3', '4'])
  pick(match, '1')
  expect([match.state.players[0].chief, ...men(match, 1, 5)]).toEqual([5, 3, 3])
  expect(asked(match)).toBe('hundreds.advance') // nobody to fight in 5
  pick(match, 'move', '2', '3')
  expect([asked(match), ...offered(match)]).toEqual(['hundreds.advance.battle', 'seat2', 'pass'])
  pick(match, 'seat2')
  expect(match.state.players[1].warriors[2]).toBe(0)
  expect(isOver(match)).toBe(true)
})

test('he battles nobody who cannot be battled [14.5.3.b]', () => {
  const at = hire(camp('rowdy').warriors('marquise', 2, 5), 'flotilla')
  at.state.players[2].pawn = 5
  const match = at.turn('hundreds', 'daylight')
  pick(match, 'pass', 'move', '5', '1')
  expect([asked(match), ...offered(match)]).toEqual(['hundreds.advance.battle', 'seat2', 'pass'])
})

test('move and battle are each optional: a battle without a move, a move without a battle [14.5.3.b]', () => {
  const at = camp('rowdy').warriors('marquise', 1, 1)
  const stays = at.dice(1, 0).turn('hundreds', 'daylight')
  pick(stays, 'pass', 'battle')
  expect([stays.state.players[1].warriors[1], stays.state.players[0].chief]).toEqual([0, 1])
  const moves = camp('rowdy').warriors('marquise', 1, 5).turn('hundreds', 'daylight')
  pick(moves, 'pass', 'move', '5', '4', 'pass')
  expect([moves.state.players[1].warriors[5], isOver(moves)]).toEqual([1, true])
})

test('he must be among those who move, and fights only where he is [14.5.3.b]', () => {
  const at = camp('rowdy').warriors('hundreds', 2, 9).warriors('marquise', 1, 9)
  const match = at.turn('hundreds', 'daylight')
  pick(match, 'pass')
  expect(refusedBy(match, 'battle')).toBe('14.5.3.b')
  pick(match, 'move')
  expect(asked(match)).toBe('move.to')
  pick(match, '5', '2')
  expect([match.state.players[0].chief, ...men(match, 1, 5)]).toEqual([5, 2, 2])
})

test('off the map he does not advance [ruling.r-95]', () => {
  const at = lord(position('hundreds', 'marquise').warriors('hundreds', 3, 1), 0, 'rowdy')
  const match = at.effects('hundreds', 'codebreakers').hand('marquise', 'anvil').turn('hundreds', 'daylight')
  pick(match, 'pass')
  expect([refusedBy(match, 'move'), refusedBy(match, 'battle')]).toEqual(['ruling.r-95', 'ruling.r-95'])
})

// Moods of the day

test('Grandiose: crafting, then the advance, then Command [14.7.2]', () => {
  const at = camp('grandiose').building('hundreds', 'stronghold', 6).hand('hundreds', 'anvil')
  const match = at.turn('hundreds', 'daylight')
  expect([asked(match), offered(match).includes('craft:anvil')]).toEqual(['hundreds.advance', true])
  pick(match, 'craft:anvil', 'keep') // a hammer: Prowess 2 at once
  pick(match, 'move', '5', '2', 'move', '1', '1')
  expect(asked(match)).toBe('hundreds.command')
  pick(match, 'move', '5', '2')
  expect(isOver(match)).toBe(true)
})

/** A Relentless warlord advances from 1 to 5, where the Marquise is. */
function relentless(marquise = 3): RootMatch {
  const at = camp('relentless').warriors('marquise', marquise, 5).warriors('marquise', 1, 2)
  const match = at.dice(1, 0).turn('hundreds', 'daylight')
  pick(match, 'pass', 'move', '5', '4')
  return match
}

test('Relentless: after a move and a battle, one more of either [14.7.5]', () => {
  const fights = relentless()
  pick(fights, 'seat2')
  expect([asked(fights), ...offered(fights)]).toEqual(['hundreds.relentless', 'move', 'battle', 'pass'])
  pick(fights, 'battle')
  expect(isOver(fights)).toBe(true)
  const moves = relentless()
  pick(moves, 'seat2', 'move', '2', '4')
  expect([moves.state.players[0].chief, isOver(moves)]).toEqual([2, true])
  const neither = relentless()
  pick(neither, 'seat2', 'pass')
  expect([neither.state.players[0].chief, isOver(neither)]).toEqual([5, true])
})

test('a move alone or a battle alone brings no more, nor does another mood [14.7.5]', () => {
  const moved = relentless()
  pick(moved, 'pass')
  expect(isOver(moved)).toBe(true)
  const stays = camp('relentless').warriors('marquise', 3, 1).dice(1, 0).turn('hundreds', 'daylight')
  pick(stays, 'pass', 'battle')
  expect(isOver(stays)).toBe(true)
  const other = camp('rowdy').warriors('marquise', 3, 5).dice(1, 0).turn('hundreds', 'daylight')
  pick(other, 'pass', 'move', '5', '4', 'seat2')
  expect(isOver(other)).toBe(true)
})

test('an item that an action brings raises Command for that very day [ruling.r-93]', () => {
  const at = camp('rowdy').warriors('marquise', 1, 1).items('marquise', 'boots')
  const match = at.dice(0, 0).turn('hundreds', 'daylight')
  pick(match, 'battle', 'loot')
  expect([asked(match), match.ask?.naming.values?.()]).toEqual(['hundreds.command', { actions: 1 }])
})

test('a stronghold is one gesture with its clearing [14.5.2.III]', () => {
  const match = camp('rowdy').hand('hundreds', 'foxfolkSteel').turn('hundreds', 'daylight', 1)
  const seat = match.ask?.waiting[0] ?? -1
  expect(match.peek(seat, ['build'])?.prompt.id).toBe('hundreds.build')
})
