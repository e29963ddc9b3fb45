import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { CLEARINGS } from '../../../data/map.ts'
import { root } from '../../../game.ts'
import { factionOf } from '../../../rules/faction.ts'
import { newParty } from '../../../rules/setup.ts'
import { asked, offered, pick, position, type RootMatch } from '../../../tests/position.ts'
import { GARDEN_TRACK, GARDENS } from '../data.ts'
import { cardsToDraw, pointsFor } from '../rules/gardens.ts'
import { own, player, three } from './cult.ts'

const start = (...factions: string[]): RootMatch =>
  Match.start(root, { seats: factions.length, seed: 3, options: { factions, seating: 'asListed' } })

test('the Cult has 25 warriors and 15 gardens, five of each suit [10.3.1] [board.cult.2]', () => {
  const { warriors, buildings } = newParty(factionOf('cult'))
  expect(warriors[0]).toBe(25)
  expect(GARDENS.map(garden => buildings[garden][0])).toEqual([5, 5, 5])
  expect(GARDEN_TRACK.gardens).toBe(5)
})

test('it begins in a free corner with four warriors and a garden of its suit, and one warrior next to it [10.3.2.a] [10.3.2.b] [10.3.4]', () => {
  const match = start('alliance', 'cult')
  expect([asked(match), ...offered(match)]).toEqual(['setup.corner', '1', '2', '3', '4'])
  pick(match, '2')
  const { warriors, buildings, corner } = player(match)
  expect(CLEARINGS.filter(one => warriors[one] > 0)).toEqual([2, 5, 6, 10])
  expect([2, 5, 6, 10].map(one => warriors[one])).toEqual([4, 1, 1, 1])
  expect(warriors[0]).toBe(25 - 7)
  expect(corner).toBe(2)
  expect(buildings.mouseGarden[2]).toBe(1)
  expect(GARDENS.map(garden => buildings[garden][0])).toEqual([5, 5, 4])
})

test('its corner lies opposite to a starting corner if it can [10.3.2.a]', () => {
  const match = start('marquise', 'cult')
  pick(match, '1')
  while (asked(match) === 'marquise.setup.building') pick(match, offered(match)[0])
  expect(player(match).corner).toBe(3)
  expect(player(match).buildings.rabbitGarden[3]).toBe(1)
})

test('its corner is nobody else’s, and not opposite where no starting corner is left to face [10.3.2.a]', () => {
  const at = three().change(({ players }) => {
    players[0].corner = 1
    players[1].corner = 3
  })
  const match = at.enter(['setup', 2, [0, 1, 2]])
  expect([asked(match), ...offered(match)]).toEqual(['setup.corner', '2', '4'])
})

test('another finds the corner of the Cult taken, and faces it', () => {
  const at = position('cult', 'eyrie').change(({ players }) => {
    players[0].corner = 4
  })
  const match = at.enter(['setup', 1, [0, 1]])
  expect(match.state.players[1].corner).toBe(2)
})

test('it lays the outcast marker on a suit of its choice, outcast side up [10.3.3]', () => {
  for (const suit of ['fox', 'rabbit', 'mouse'] as const) {
    const match = start('alliance', 'cult')
    pick(match, '1')
    expect([asked(match), ...offered(match)]).toEqual(['cult.setup.outcast', 'fox', 'rabbit', 'mouse'])
    pick(match, suit)
    expect([own(match).outcast, own(match).hated]).toEqual([suit, false])
  }
})

test('gardens of a suit on the map score 0, 0, 2, 2, 3 and 4 [board.cult.1]', () => {
  expect(GARDEN_TRACK.points).toEqual([0, 0, 2, 2, 3, 4])
  for (const [gardens, points] of [0, 0, 2, 2, 3, 4].entries()) {
    const { state } = three().building('cult', 'foxGarden', ...[1, 6, 8, 12, 8].slice(0, gardens))
    expect(pointsFor(state.players[2], 'fox')).toBe(points)
    expect(pointsFor(state.players[2], 'mouse')).toBe(0)
  }
})

test('each suit with two gardens or more draws one card more [10.6.3.a] [board.cult.2]', () => {
  const at = (fox: number[], rabbit: number[], mouse: number[]) =>
    cardsToDraw(
      three()
        .building('cult', 'foxGarden', ...fox)
        .building('cult', 'rabbitGarden', ...rabbit)
        .building('cult', 'mouseGarden', ...mouse).state,
      2,
    )
  expect(at([], [], [])).toBe(1)
  expect(at([1], [3], [7])).toBe(1)
  expect(at([1, 8], [3], [7])).toBe(2)
  expect(at([1, 8, 8, 6, 12], [3, 5], [])).toBe(3)
  expect(at([1, 8], [3, 5], [7, 2])).toBe(4)
})
