import { expect, test } from 'vitest'
import { asked, offered, pick } from '../../../tests/position.ts'
import { FOX, MOUSE, numbers, own, player, swayed, table } from './court.ts'

/** The Marquise attacks a market in 12 with a roll that removes it. */
const attacked = () => table().building('duchy', 'market', 12).warriors('marquise', 3, 12).dice(1, 0)

test('a lost building costs the highest minister, the crown for good, then a random card [12.2.3.a] [12.2.3.b] [12.2.3.c]', () => {
  const match = swayed(attacked(), 'captain', 'banker', 'marshal')
    .hand('duchy', FOX[0], MOUSE[0])
    .turn('marquise', 'daylight')
  pick(match, 'battle', 'pass')
  expect(own(match).swayed).toEqual(['captain', 'marshal'])
  expect(own(match).crowns).toEqual({ squire: 1, noble: 2, lord: 3 }) // the noble's crown does not come back
  expect(player(match).hand).toHaveLength(1)
  expect(match.state.discard).toHaveLength(1)
  expect([...player(match).hand, ...match.state.discard].sort()).toEqual(numbers(FOX[0], MOUSE[0]).sort())
  expect(player(match).buildings.market[0]).toBe(3)
  expect(match.state.players[1].score).toBe(1)
})

test('the card goes by chance [12.2.3.c]', () => {
  const lost = new Set(
    Array.from({ length: 12 }, (_, seed) => {
      const match = attacked().hand('duchy', FOX[0], MOUSE[0]).seed(seed).turn('marquise', 'daylight')
      pick(match, 'battle', 'pass')
      return match.state.discard.join()
    }),
  )
  expect(lost).toEqual(new Set(['', ...numbers(FOX[0], MOUSE[0]).map(String)].filter(one => lost.has(one))))
  for (const card of numbers(FOX[0], MOUSE[0])) expect(lost).toContain(String(card))
})

test('of several of the highest rank the Duchy chooses: lords, then nobles, then squires [12.2.3.d]', () => {
  const match = swayed(attacked(), 'earl', 'captain', 'baron', 'banker').turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(asked(match)).toBe('duchy.failure')
  expect(match.ask?.waiting).toEqual([0])
  expect(offered(match)).toEqual(['earl', 'baron'])
  pick(match, 'baron')
  expect(own(match).swayed).toEqual(['earl', 'captain', 'banker'])
  expect(own(match).crowns.lord).toBe(1)
})

test('two markets lost in one battle cost one minister and one card [12.2.3.e]', () => {
  const match = swayed(table(), 'earl', 'baron')
    .building('duchy', 'market', 7, 7)
    .warriors('marquise', 3, 7)
    .hand('duchy', FOX[0], MOUSE[0])
    .dice(1, 0)
    .turn('marquise', 'daylight')
  pick(match, 'battle', 'pass') // no ambush
  expect(offered(match)).toEqual(['earl', 'baron'])
  pick(match, 'earl')
  expect(player(match).buildings.market[7]).toBe(0)
  expect(own(match).swayed).toEqual(['baron'])
  expect(player(match).hand).toHaveLength(1)
  expect(match.state.players[1].score).toBe(2)
})

test('markets lost in two clearings to one Favor are one event [12.2.3.e]', () => {
  const match = swayed(table(), 'captain', 'marshal', 'banker')
    .building('duchy', 'market', 2, 9)
    .building('marquise', 'workshop', 7, 7, 11)
    .hand('marquise', 'favorMice')
    .hand('duchy', FOX[0], MOUSE[0])
    .turn('marquise', 'daylight')
  pick(match, 'craft:favorMice')
  expect(own(match).swayed).toEqual(['captain', 'marshal'])
  expect(player(match).hand).toHaveLength(1)
  expect(match.state.players[1].score).toBe(2)
})

test('a market lost in each of two battles costs the Earl first, then the Banker, and a card each [12.2.3.a] [12.2.3.e]', () => {
  const match = swayed(table(), 'earl', 'banker')
    .building('duchy', 'market', 12, 7)
    .warriors('marquise', 3, 12, 7)
    .hand('duchy', FOX[0], MOUSE[0], MOUSE[1])
    .dice(1, 0)
    .turn('marquise', 'daylight')
  pick(match, 'battle', '12', 'pass')
  expect(own(match).swayed).toEqual(['banker'])
  expect(player(match).hand).toHaveLength(2)
  pick(match, 'battle', 'pass') // only 7 is left
  expect(own(match).swayed).toEqual([])
  expect(own(match).crowns).toEqual({ squire: 3, noble: 2, lord: 2 })
  expect(player(match).hand).toHaveLength(1)
})

test('without ministers only the card is lost; without cards only the minister [ruling.r-78]', () => {
  const match = attacked().hand('duchy', FOX[0]).turn('marquise', 'daylight')
  pick(match, 'battle', 'pass')
  expect(player(match).hand).toEqual([])
  expect(match.state.discard).toEqual(numbers(FOX[0]))
  expect(own(match).crowns).toEqual({ squire: 3, noble: 3, lord: 3 })
  const poor = swayed(attacked(), 'captain').turn('marquise', 'daylight')
  pick(poor, 'battle')
  expect(own(poor).swayed).toEqual([])
  expect(asked(poor)).toBe('marquise.day')
})

test('warriors that are lost have no such price [12.2.3.a]', () => {
  const match = swayed(attacked(), 'captain')
    .warriors('duchy', 2, 12)
    .hand('duchy', FOX[0])
    .turn('marquise', 'daylight')
  pick(match, 'battle', 'pass')
  expect(player(match).warriors[12]).toBe(1)
  expect(own(match).swayed).toEqual(['captain'])
  expect(player(match).hand).toHaveLength(1)
})
