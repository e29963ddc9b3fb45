import { expect, test } from 'vitest'
import { asked, offered, pick, refusedBy } from '../../../tests/position.ts'
import type { Minister } from '../data.ts'
import { BIRD, BURROW, FOX, MOUSE, numbers, own, player, RABBIT, swayed, table } from './court.ts'

/** The Parliament of some ministers, the Assembly being over. */
const parliament = (built: ReturnType<typeof table>, ...ministers: Minister[]) => {
  const match = swayed(built, ...ministers).turn('duchy', 'daylight')
  pick(match, 'pass')
  return match
}

test('each swayed minister acts once, in any order, or not at all [12.5.2]', () => {
  const match = parliament(table().warriors('duchy', 4, 2), 'captain', 'marshal', 'brigadier')
  expect(offered(match)).toEqual(['minister:marshal', 'minister:brigadier', 'pass'])
  expect(refusedBy(match, 'minister:captain')).toBe('12.5.2.II')
  pick(match, 'minister:brigadier', '6', '1', 'pass')
  expect(refusedBy(match, 'minister:brigadier')).toBe('12.5.2')
  expect(offered(match)).toEqual(['minister:marshal', 'pass'])
  pick(match, 'minister:marshal', '2', '5', '3')
  expect([2, 5, 6].map(one => player(match).warriors[one])).toEqual([0, 3, 1])
  expect(match.state.turn.seat).toBe(1)
})

test('a minister who is swayed now acts from the next turn on [12.5.2] [12.5]', () => {
  const match = table()
    .warriors('duchy', 2, 2, 5)
    .hand('duchy', MOUSE[0], RABBIT[0])
    .turn('duchy', 'daylight')
  pick(match, 'pass', 'sway:marshal', MOUSE[0], RABBIT[0])
  expect(own(match).swayed).toEqual(['marshal'])
  expect(match.state.turn.seat).toBe(1)
})

test('Foremole: any card, for a building in any clearing that the Duchy rules [12.5.2.I]', () => {
  const match = parliament(table().warriors('duchy', 2, 2, 8).hand('duchy', RABBIT[0]), 'foremole')
  pick(match, 'minister:foremole')
  expect(offered(match)).toEqual(['2', '8'])
  expect(refusedBy(match, '7')).toBe('12.5.1.I') // not ruled
  pick(match, '8', 'citadel', RABBIT[0])
  expect(player(match).buildings.citadel[8]).toBe(1)
  expect(own(match).revealed).toEqual([]) // returned in Evening
  expect(player(match).hand).toContain(numbers(RABBIT[0])[0])
})

test('Foremole needs a card and a ruled clearing with a free slot [12.5.2.I]', () => {
  const match = parliament(table().warriors('duchy', 2, 2), 'foremole', 'marshal')
  expect(refusedBy(match, 'minister:foremole')).toBe('12.5.2.I')
  const full = parliament(
    table().warriors('duchy', 3, 1).building('marquise', 'sawmill', 1).hand('duchy', FOX[0]),
    'foremole',
    'marshal',
  )
  expect(refusedBy(full, 'minister:foremole')).toBe('12.5.2.I')
})

test('Captain: a battle [12.5.2.II]', () => {
  const match = parliament(table().warriors('duchy', 3, 2).warriors('marquise', 2, 2).dice(2, 0), 'captain')
  pick(match, 'minister:captain')
  expect(match.state.players[1].warriors[2]).toBe(0)
})

test('Marshal: a move, from the Burrow too [12.5.2.III]', () => {
  const match = parliament(table().token('duchy', 'tunnel', 2).warriors('duchy', 3, BURROW), 'marshal')
  pick(match, 'minister:marshal', '3')
  expect(player(match).warriors[2]).toBe(3)
  expect(match.state.turn.seat).toBe(1)
})

test('Brigadier: up to two moves [12.5.2.IV]', () => {
  const built = table().warriors('duchy', 4, 2).warriors('marquise', 1, 2)
  const match = parliament(built, 'brigadier')
  pick(match, 'minister:brigadier')
  expect(asked(match)).toBe('duchy.brigadier')
  expect(offered(match)).toEqual(['move', 'battle'])
  pick(match, 'move', '6', '1')
  expect(asked(match)).toBe('move.from') // never a battle now
  pick(match, '2', '5', '1')
  expect([2, 5, 6].map(one => player(match).warriors[one])).toEqual([2, 1, 1])
  expect(match.state.turn.seat).toBe(1)
})

test('Brigadier: or up to two battles, never one of each [12.5.2.IV]', () => {
  const built = table().warriors('duchy', 3, 2, 7).warriors('marquise', 2, 2, 7).dice(1, 0)
  const match = parliament(built, 'brigadier')
  pick(match, 'minister:brigadier', 'battle', '2')
  expect(match.state.players[1].warriors[2]).toBe(1)
  expect(asked(match)).toBe('battle.where')
  expect(offered(match)).toEqual(['2', '7', 'pass'])
  pick(match, '7')
  expect(match.history?.journal.filter(({ id }) => id === 'battle.rolled')).toHaveLength(2)
  expect(match.state.turn.seat).toBe(1)
})

test('Brigadier: one battle is enough [12.5.2.IV]', () => {
  const match = parliament(table().warriors('duchy', 3, 2).warriors('marquise', 3, 2).dice(1, 0), 'brigadier')
  pick(match, 'minister:brigadier', 'pass')
  expect(match.history?.journal.filter(({ id }) => id === 'battle.rolled')).toHaveLength(1)
  expect(match.state.turn.seat).toBe(1)
})

test('Banker: any number of cards of one suit, a point each; birds are of any suit [12.5.2.V]', () => {
  const match = parliament(table().hand('duchy', FOX[0], BIRD[0], BIRD[1], MOUSE[0]), 'banker')
  pick(match, 'minister:banker')
  expect(offered(match)).toEqual([FOX[0], BIRD[0], BIRD[1], MOUSE[0]]) // at least one
  pick(match, BIRD[0], FOX[0])
  expect(offered(match)).toEqual([BIRD[1], 'pass'])
  expect(refusedBy(match, MOUSE[0])).toBe('12.5.2.V')
  pick(match, BIRD[1], 'pass')
  expect(player(match).score).toBe(3)
  expect(match.state.discard).toEqual(numbers(BIRD[0], FOX[0], BIRD[1]))
  expect(player(match).hand[0]).toBe(numbers(MOUSE[0])[0])
})

test('Banker: one card is enough, none is not [12.5.2.V]', () => {
  const match = parliament(table().hand('duchy', FOX[0], FOX[1]), 'banker')
  pick(match, 'minister:banker')
  expect(offered(match)).not.toContain('pass')
  pick(match, FOX[1], 'pass')
  expect(player(match).score).toBe(1)
  expect(match.state.discard).toEqual(numbers(FOX[1]))
  const empty = parliament(table().warriors('duchy', 1, 2), 'banker', 'marshal')
  expect(refusedBy(empty, 'minister:banker')).toBe('12.5.2.V')
})

test('Mayor: the action of a swayed squire or noble, even of one who has acted; never of a lord [12.5.2.VI] [ruling.r-80]', () => {
  const built = table()
    .warriors('duchy', 2, 2, 7, 8)
    .token('duchy', 'tunnel', 2, 7, 8)
    .hand('duchy', FOX[0], FOX[1], MOUSE[0])
  const match = parliament(built, 'foremole', 'marshal', 'mayor', 'duchess')
  pick(match, 'minister:foremole', '2', 'citadel', FOX[0], 'minister:mayor')
  expect(asked(match)).toBe('duchy.mayor')
  expect(offered(match)).toEqual(['foremole', 'marshal'])
  pick(match, 'foremole', '7', 'market', FOX[1])
  expect(player(match).buildings.market[7]).toBe(1)
  expect(refusedBy(match, 'minister:mayor')).toBe('12.5.2')
  expect(offered(match)).toEqual(['minister:marshal', 'minister:duchess', 'pass'])
})

test('Mayor: without another who can act he does nothing [12.5.2.VI]', () => {
  const match = parliament(table().token('duchy', 'tunnel', 2, 7, 8), 'captain', 'mayor', 'duchess')
  expect(refusedBy(match, 'minister:mayor')).toBe('12.5.2.VI')
  expect(offered(match)).toEqual(['minister:duchess', 'pass'])
})

test('Duchess: two points with all three tunnels on the map, else none [12.5.2.VII]', () => {
  const match = parliament(table().token('duchy', 'tunnel', 2, 7, 8), 'duchess')
  pick(match, 'minister:duchess')
  expect(player(match).score).toBe(2)
  const two = parliament(table().token('duchy', 'tunnel', 2, 7).warriors('duchy', 1, 2), 'duchess', 'marshal')
  expect(refusedBy(two, 'minister:duchess')).toBe('12.5.2.VII')
})

test('Baron: a point for each market on the map [12.5.2.VIII]', () => {
  const built = () => table().building('duchy', 'citadel', 7, 8, 9).warriors('duchy', 1, 2)
  const match = parliament(built().building('duchy', 'market', 2, 6), 'baron')
  pick(match, 'minister:baron')
  expect(player(match).score).toBe(2)
  expect(refusedBy(parliament(built(), 'baron', 'marshal'), 'minister:baron')).toBe('12.5.2.VIII')
})

test('Earl: a point for each citadel on the map [12.5.2.IX]', () => {
  const built = () => table().building('duchy', 'market', 7, 8).warriors('duchy', 1, 2)
  const match = parliament(built().building('duchy', 'citadel', 2, 6, 9), 'earl')
  pick(match, 'minister:earl')
  expect(player(match).score).toBe(3)
  expect(refusedBy(parliament(built(), 'earl', 'marshal'), 'minister:earl')).toBe('12.5.2.IX')
})
