import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { root } from '../../../game.ts'
import { invariants } from '../../../invariants.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import { battlefields, canBattleIn } from '../../../rules/battlefields.ts'
import { factionOf } from '../../../rules/faction.ts'
import { destinations } from '../../../rules/may-move.ts'
import { canPlace, onMap, placeWarriors } from '../../../rules/pieces.ts'
import { ruler, rules } from '../../../rules/ruler.ts'
import { clearingsOf, suitsOf } from '../../../rules/suits.ts'
import { asked, exiles, offered, pick, position, refusedBy } from '../../../tests/position.ts'
import { DUCHY_TRACKS, MINISTER, MINISTERS, RANK } from '../data.ts'
import { data } from '../provenance.ts'
import { duchyOf } from '../rules/state.ts'
import { BURROW, player, table } from './court.ts'

test('the box: warriors, tunnels, citadels and markets, ministers and crowns [12.3.1] [12.3.4] [12.3.5] [12.3.6] [B.3.4]', () => {
  const { warriors, tokens, buildings, duchy } = table().player('duchy')
  expect(warriors[0]).toBe(20)
  expect(tokens).toEqual({ tunnel: [3, ...Array(12).fill(0)] })
  expect(buildings.citadel[0]).toBe(3)
  expect(buildings.market[0]).toBe(3)
  expect(duchy).toEqual({ swayed: [], crowns: { squire: 3, noble: 3, lord: 3 }, revealed: [] })
  expect(MINISTERS).toHaveLength(9)
})

test('squires: two cards, a point, three crowns [board.duchy.1]', () => {
  expect(RANK.squire).toMatchObject({ cards: 2, points: 1, crowns: 3 })
  expect(MINISTERS.filter(one => MINISTER[one].rank === 'squire')).toEqual(['foremole', 'captain', 'marshal'])
})

test('nobles: three cards, two points, three crowns [board.duchy.2]', () => {
  expect(RANK.noble).toMatchObject({ cards: 3, points: 2, crowns: 3 })
  expect(MINISTERS.filter(one => MINISTER[one].rank === 'noble')).toEqual(['brigadier', 'banker', 'mayor'])
})

test('lords: four cards, three points, three crowns [board.duchy.3]', () => {
  expect(RANK.lord).toMatchObject({ cards: 4, points: 3, crowns: 3 })
  expect(MINISTERS.filter(one => MINISTER[one].rank === 'lord')).toEqual(['duchess', 'baron', 'earl'])
})

test('every datum of the box has its provenance', () => {
  expect(data).toHaveLength(14)
  expect(new Set(data.map(({ id }) => id)).size).toBe(14)
})

test.each([
  [0, 1],
  [1, 2],
  [2, 4],
  [3, 6],
])('with %i citadels Birdsong brings %i warriors into the Burrow [12.4] [board.duchy.4]', (citadels, n) => {
  const match = table()
    .building('duchy', 'citadel', ...[6, 7, 8].slice(0, citadels))
    .turn('duchy', 'birdsong')
  expect(asked(match)).toBe('duchy.assembly')
  expect(player(match).warriors[BURROW]).toBe(n)
  expect(player(match).warriors[0]).toBe(20 - n)
  expect(DUCHY_TRACKS.citadel[citadels]).toBe(n)
})

test('Birdsong brings as many warriors as the supply has [12.4] [1.5.4.a]', () => {
  const match = table()
    .building('duchy', 'citadel', 6, 7, 8)
    .warriors('duchy', 16, 2)
    .turn('duchy', 'birdsong')
  expect(player(match).warriors[BURROW]).toBe(4)
  expect(player(match).warriors[0]).toBe(0)
})

test.each([
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
])('with %i markets Evening draws %i cards [12.6.3.a] [board.duchy.4]', (markets, n) => {
  const match = table()
    .building('duchy', 'market', ...[6, 7, 8].slice(0, markets))
    .turn('duchy', 'evening')
  expect(match.state.turn.seat).toBe(1)
  expect(player(match).hand).toHaveLength(n)
})

test('set-up: a free corner opposite to a starting corner, with a tunnel, and warriors there and next to it [12.3.3.a] [12.3.3.b] [12.3.2]', () => {
  const match = Match.start(root, {
    seats: 2,
    seed: 1,
    options: { factions: ['marquise', 'duchy'], seating: 'asListed' },
  })
  pick(match, '2', '2', '5', '6')
  const { warriors, tokens, corner } = match.state.players[1]
  expect(corner).toBe(4) // opposite to the keep in 2, the only choice
  expect(tokens.tunnel[4]).toBe(1)
  expect([4, 8, 9, 12].map(one => warriors[one])).toEqual([2, 2, 2, 2])
  expect(warriors[BURROW]).toBe(0)
  expect(warriors[0]).toBe(12)
  expect(onMap(warriors)).toBe(8)
})

test('set-up: alone in a corner it chooses any, never one that is taken [12.3.3.a]', () => {
  const start = { seats: 2, seed: 1, options: { factions: ['duchy', 'vagabond'], seating: 'asListed' } }
  expect(offered(Match.start(root, start)).length).toBeGreaterThan(0)
  const at = position('duchy', 'marquise', 'eyrie')
  at.player('marquise').corner = 1
  at.player('eyrie').corner = 3
  const match = at.enter(['setup', 0, [0]])
  expect(asked(match)).toBe('setup.corner')
  expect(offered(match)).toEqual(['2', '4'])
})

test('it is listed with its letter, its Reach and its corner', () => {
  expect(factionOf('duchy')).toMatchObject({ letter: 'H', reach: 8, corner: true })
})

test('the Burrow has no suit and is adjacent to every clearing with a tunnel, for the Duchy alone [12.2.2.a] [ruling.r-10]', () => {
  const { state } = table().token('duchy', 'tunnel', 2, 7)
  expect(adjacent(state, 0, BURROW)).toEqual([2, 7])
  expect(adjacent(state, 0, 2)).toEqual([5, 6, 10, BURROW])
  expect(adjacent(state, 0, 1)).toEqual([5, 9, 10])
  expect(adjacent(state, 1, 2)).toEqual([5, 6, 10])
  for (const suit of ['fox', 'rabbit', 'mouse'] as const)
    expect(clearingsOf(state, suit)).not.toContain(BURROW)
  expect(suitsOf(state, BURROW)).toBeUndefined()
})

test('the Duchy always rules the Burrow, even without a piece there [12.2.2.c]', () => {
  const { state } = table().token('duchy', 'tunnel', 2)
  expect(rules(state, 0, BURROW)).toBe(true)
  expect(rules(state, 1, BURROW)).toBe(false)
  state.players[0].warriors[2] = 1
  state.players[1].warriors[2] = 3 // the Marquise rules the clearing
  expect(ruler(state, 2)).toBe(1)
  expect(destinations(state, 0, 2)).toEqual([BURROW]) // down, by the rule of the Burrow alone
  state.players[0].warriors[BURROW] = 1
  expect(destinations(state, 0, BURROW)).toEqual([2]) // and up again
})

test('others neither place nor move pieces into the Burrow [12.2.2.b]', () => {
  const match = table().token('duchy', 'tunnel', 2).warriors('marquise', 3, 2).turn('marquise', 'daylight')
  pick(match, 'march')
  expect(asked(match)).toBe('move.to')
  expect(offered(match)).toEqual(['5', '6', '10'])
  expect(canPlace(match.state, 1, BURROW)).toBe(false)
  expect(placeWarriors(match, 1, BURROW, 2)).toBe(0)
  expect(canPlace(match.state, 0, BURROW)).toBe(true)
})

test('a move leads from the Burrow up any tunnel and down again, the whole stack or a part [12.5.1.III] [12.2.2.a]', () => {
  const match = table().token('duchy', 'tunnel', 2, 7).warriors('duchy', 4, BURROW).turn('duchy', 'daylight')
  pick(match, 'move')
  expect(asked(match)).toBe('move.to') // there are warriors in the Burrow alone
  expect(offered(match)).toEqual(['2', '7'])
  expect(refusedBy(match, '1')).toBe('2.2.1')
  pick(match, '7', '3')
  expect(player(match).warriors[7]).toBe(3)
  expect(player(match).warriors[BURROW]).toBe(1)
  pick(match, 'move', '7')
  expect(offered(match)).toEqual(['3', '8', '12', '13'])
  pick(match, '13', '2')
  expect(player(match).warriors[BURROW]).toBe(3)
  expect(invariants(match.state)).toEqual([])
})

test('what is in the Burrow is not on the map: nobody battles or removes it, and it counts for nothing there [ruling.r-79]', () => {
  const match = table()
    .token('duchy', 'tunnel', 2)
    .warriors('duchy', 4, BURROW)
    .hand('marquise', 'favorMice')
    .building('marquise', 'workshop', 7, 9, 11)
    .turn('marquise', 'daylight')
  expect(onMap(player(match).warriors)).toBe(0)
  expect(battlefields(match.state, 1)).toEqual([])
  expect(canBattleIn(match.state, 0, BURROW)).toBe(false)
  pick(match, 'craft:favorMice')
  expect(player(match).tokens.tunnel[2]).toBe(0)
  expect(player(match).warriors[BURROW]).toBe(4)
})

test('the Tax Collector takes no warrior out of the Burrow: it is not on the map [ruling.r-79]', () => {
  const match = table()
    .warriors('duchy', 4, BURROW)
    .warriors('duchy', 1, 2, 7)
    .effects('duchy', 'taxCollector')
    .turn('duchy', 'daylight')
  pick(match, 'effect:taxCollector')
  expect(offered(match)).toEqual(['2', '7'])
})

test('False Orders send warriors into the Burrow and out of it: it is a clearing [12.2.2.a] [card.exiles.false-orders.b]', () => {
  const match = exiles('duchy', 'marquise')
    .token('duchy', 'tunnel', 2)
    .warriors('duchy', 3, 2, BURROW)
    .effects('marquise', 'falseOrders')
    .turn('marquise', 'birdsong')
  pick(match, 'effect:falseOrders')
  expect(offered(match)).toEqual(['2', '13'])
  pick(match, '2')
  expect(offered(match)).toEqual(['5', '6', '10', '13'])
  pick(match, '13')
  expect(player(match).warriors[BURROW]).toBe(5)
  expect(player(match).warriors[2]).toBe(1)
})

test('a tunnel that is lost leaves the Burrow and costs no minister [12.2.2.a] [12.2.3.a]', () => {
  const match = table()
    .token('duchy', 'tunnel', 12)
    .warriors('duchy', 3, BURROW)
    .warriors('marquise', 3, 12)
    .hand('duchy', 'anvil')
    .dice(1, 0)
    .turn('marquise', 'daylight')
  duchyOf(match.state.players[0]).swayed.push('captain')
  duchyOf(match.state.players[0]).crowns.squire--
  pick(match, 'battle', 'pass')
  expect(player(match).tokens.tunnel).toEqual([3, ...Array(12).fill(0)])
  expect(adjacent(match.state, 0, BURROW)).toEqual([])
  expect(player(match).warriors[BURROW]).toBe(3)
  expect(duchyOf(player(match)).swayed).toEqual(['captain'])
  expect(player(match).hand).toHaveLength(1)
  expect(match.state.players[1].score).toBe(1)
})
