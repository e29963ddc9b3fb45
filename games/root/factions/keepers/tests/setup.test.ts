import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { FAITHFUL_RETAINERS } from '../../../data/cards.ts'
import { type Clearing, MAPS } from '../../../data/map.ts'
import { root } from '../../../game.ts'
import { invariants } from '../../../invariants.ts'
import { freeSlots } from '../../../rules/pieces.ts'
import type { FactionId } from '../../../state.ts'
import {
  asked,
  offered,
  pick,
  pickOnly,
  position,
  type RootMatch,
  refusedBy,
} from '../../../tests/position.ts'
import { COLUMNS, RELIC_TYPES, SIDE, SIDES, WAYSTATIONS } from '../data.ts'
import { keepersOf } from '../rules/state.ts'

/** A table at its first question of setup. */
function start(factions: readonly FactionId[], seed = 1): RootMatch {
  return Match.start(root, {
    seats: factions.length,
    seed,
    options: { factions, seating: 'asListed' },
  })
}

/** The Keepers set up alone, in a corner and next to it. */
function settled(corner: Clearing, edge: Clearing, seed = 1): RootMatch {
  const match = start(['alliance', 'keepers'], seed)
  pick(match, String(corner), String(edge))
  return match
}

const keepersIn = (match: RootMatch) => keepersOf(match.state.players[1])

test('twelve relics, four of each type with the values 1, 2, 3, 3 [15.2.1.a]', () => {
  const { buried } = keepersIn(settled(1, 5))
  expect(buried).toHaveLength(12)
  for (const type of RELIC_TYPES)
    expect(
      buried
        .filter(one => one.type === type)
        .map(({ value }) => value)
        .sort(),
    ).toEqual([1, 2, 3, 3])
})

test('first one relic in each forest, then a corner and a clearing of the edge next to it, four warriors each [15.3.1] [15.3.2.a] [15.3.2.b]', () => {
  const match = start(['alliance', 'keepers'])
  expect(asked(match)).toBe('setup.corner')
  expect(
    keepersIn(match)
      .buried.map(({ forest }) => forest)
      .sort(),
  ).toEqual([21, 22, 23, 24, 25, 26, 27])
  expect(keepersIn(match).buried.every(({ shown }) => !shown)).toBe(true)
  expect(offered(match)).toEqual(['1', '2', '3', '4'])
  pick(match, '1')
  expect(asked(match)).toBe('keepers.setup.edge')
  // 10 is adjacent to 1, but not on the edge.
  expect(offered(match)).toEqual(['5', '9'])
  pick(match, '9')
  const { warriors } = match.state.players[1]
  expect([warriors[1], warriors[9], warriors[0]]).toEqual([4, 4, 7])
  expect(invariants(match.state)).toEqual([])
})

test('the corner is nobody’s, and opposite to a starting corner if it can be [15.3.2.a]', () => {
  const match = start(['marquise', 'keepers'])
  pick(match, '1')
  while (asked(match) !== 'keepers.setup.edge' && asked(match) !== 'setup.corner')
    pick(match, offered(match)[0])
  // One corner alone is opposite: nothing is asked.
  expect(asked(match)).toBe('keepers.setup.edge')
  expect(match.state.players[1].warriors[3]).toBe(4)
  expect(offered(match)).toEqual(['6', '7'])
})

test('the other relics lie evenly in the forests away from the Keepers, which get one more at random [15.3.3]', () => {
  const mores = new Set<string>()
  for (let seed = 0; seed < 40; seed++) {
    const { buried } = keepersIn(settled(3, 6, seed))
    const counts = MAPS.autumn.forests.map(({ id }) => buried.filter(({ forest }) => forest === id).length)
    // aC, aS and aE touch 3 or 6.
    expect([counts[2], counts[4], counts[5]]).toEqual([1, 1, 1])
    const away = [counts[0], counts[1], counts[3], counts[6]]
    expect([...away].sort()).toEqual([2, 2, 2, 3])
    mores.add(String(away))
  }
  expect(mores.size).toBe(4)
  // Five forests for five relics: two in each.
  const { buried } = keepersIn(settled(1, 5))
  const counts = MAPS.autumn.forests.map(({ id }) => buried.filter(({ forest }) => forest === id).length)
  expect(counts).toEqual([1, 1, 2, 2, 2, 2, 2])
})

test('which relic lies where is random [15.3.1] [15.3.3]', () => {
  const hidden = (seed: number) => JSON.stringify(keepersIn(settled(1, 5, seed)).buried)
  expect(hidden(1)).not.toBe(hidden(2))
  const kinds = new Set(
    Array.from({ length: 30 }, (_, seed) => keepersIn(settled(1, 5, seed)).buried[0].type),
  )
  expect(kinds.size).toBe(3)
})

test('one Faithful Retainer, a bird, in each column, and all three waystations in hand [15.3.4] [15.3.5] [board.keepers.3]', () => {
  const match = settled(1, 5)
  const { retinue } = keepersIn(match)
  expect(COLUMNS.map(column => retinue[column])).toEqual(FAITHFUL_RETAINERS.map(card => [card]))
  const { buildings, built } = match.state.players[1]
  expect(SIDES.every(side => buildings[side][0] === 1)).toBe(true)
  expect(built.every(count => count === 0)).toBe(true)
})

test('each waystation has a type on either side: figure and tablet, tablet and jewelry, jewelry and figure [15.2.2] [board.keepers.1]', () => {
  expect(WAYSTATIONS.sides).toEqual([
    ['figure', 'tablet'],
    ['tablet', 'jewelry'],
    ['jewelry', 'figure'],
  ])
  const match = position('marquise', 'keepers').warriors('keepers', 1, 2).turn('keepers', 'birdsong')
  pick(match, 'encamp:2')
  expect(offered(match).sort()).toEqual(
    [
      'figureTablet',
      'tabletFigure',
      'tabletJewelry',
      'jewelryTablet',
      'jewelryFigure',
      'figureJewelry',
    ].sort(),
  )
  for (const side of SIDES) {
    const { type, back, turned } = SIDE[side]
    expect([SIDE[turned].type, SIDE[turned].back, SIDE[turned].turned]).toEqual([back, type, side])
  }
  pick(match, 'tabletFigure')
  expect(freeSlots(match.state, 2)).toBe(1)
  expect(refusedBy(match, 'encamp:2')).toBeUndefined()
})

/** Corner, clearing of the edge, and how many forests touch neither. */
const PAIRS: { readonly [map: string]: readonly (readonly [Clearing, Clearing, number])[] } = {
  autumn: [
    [1, 5, 5],
    [1, 9, 4],
    [2, 5, 5],
    [2, 6, 4],
    [3, 6, 4],
    [3, 7, 4],
    [4, 8, 5],
    [4, 9, 4],
  ],
  winter: [
    [1, 5, 6],
    [1, 10, 5],
    [2, 6, 6],
    [2, 7, 5],
    [3, 7, 5],
    [3, 8, 5],
    [4, 9, 5],
    [4, 10, 5],
  ],
  lake: [
    [1, 5, 6],
    [1, 9, 6],
    [2, 7, 5],
    [2, 8, 6],
    [3, 8, 6],
    [3, 9, 6],
    [4, 5, 7],
    [4, 6, 7],
  ],
  mountain: [
    [1, 8, 8],
    [1, 9, 6],
    [2, 6, 7],
    [3, 6, 7],
    [4, 8, 8],
    [4, 12, 6],
  ],
}

test.each(Object.keys(PAIRS))(
  'on every map the edge pairs, and the rest evenly away from them: %s [15.3.2.b] [15.3.3]',
  map => {
    const found: (readonly [Clearing, Clearing, number])[] = []
    for (const corner of [1, 2, 3, 4]) {
      const match = Match.start(root, {
        seats: 2,
        seed: corner,
        options: { factions: ['alliance', 'keepers'], seating: 'asListed', map },
      })
      while (asked(match) !== 'setup.corner') pick(match, offered(match)[0])
      pickOnly(match, String(corner))
      const edges = asked(match) === 'keepers.setup.edge' ? offered(match) : []
      for (const edge of edges.length > 0 ? edges : ['']) {
        const fork = match.fork()
        if (edge !== '') pick(fork, edge)
        const { warriors } = fork.state.players[1]
        const settled = warriors.flatMap((count, clearing) => (clearing > 0 && count === 4 ? [clearing] : []))
        const away = MAPS[map].forests.filter(
          ({ clearings }) => !clearings.some(one => settled.includes(one)),
        )
        const { buried } = keepersIn(fork)
        const counts = away.map(({ id }) => buried.filter(({ forest }) => forest === id).length)
        expect(buried).toHaveLength(12)
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(
          12 - MAPS[map].forests.length + away.length,
        )
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
        found.push([corner, settled.find(one => one !== corner) ?? 0, away.length])
      }
    }
    expect(found).toEqual(PAIRS[map])
  },
)
