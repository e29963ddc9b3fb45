import { expect, test } from 'vitest'
import { adjacent } from '../../../rules/adjacent.ts'
import { forestsOn, lopsided, misplaced, pathsOn, riversOn, those } from '../../../tests/map-facts.ts'
import { asked, offered, Position, positionOn } from '../../../tests/position.ts'
import { LAKE } from '../data.ts'

const COAST = [1, 10, 11, 12]

test('the suits that are suggested for the Lake [map.lake.1]', () => {
  expect(LAKE.suited).toBe('suggested')
  expect(those(LAKE, ({ suit }) => suit === 'fox')).toEqual([1, 2, 6, 9])
  expect(those(LAKE, ({ suit }) => suit === 'mouse')).toEqual([3, 5, 7, 10])
  expect(those(LAKE, ({ suit }) => suit === 'rabbit')).toEqual([4, 8, 11, 12])
})

test('the 22 slots and the ruins of the Lake [map.lake.2]', () => {
  expect(LAKE.clearings.map(({ slots }) => slots)).toEqual([2, 1, 1, 1, 3, 2, 1, 1, 1, 3, 3, 3])
  expect(those(LAKE, ({ ruin }) => ruin)).toEqual([5, 10, 11, 12])
})

test('the 17 paths of the Lake lead both ways [map.lake.3]', () => {
  const listed = '1-5 1-9 2-7 2-8 2-10 3-8 3-9 3-12 4-5 4-6 5-11 6-7 6-11 7-10 7-11 8-10 9-12'
  expect(pathsOn(LAKE)).toEqual(listed.split(' '))
})

test('the lake joins every two of the clearings on its shore like a river, and no path does [map.lake.4] [C.2.2.a] [C.2.3]', () => {
  expect(riversOn(LAKE)).toEqual(['1-10', '1-11', '1-12', '10-11', '10-12', '11-12'])
  expect(those(LAKE, ({ rivers }) => rivers.length > 0)).toEqual(COAST)
  const { state } = positionOn('lake', 'marquise', 'eyrie')
  for (const clearing of COAST)
    for (const other of COAST) expect(adjacent(state, 0, clearing)).not.toContain(other)
})

test('whoever treats rivers as paths crosses the lake anywhere [C.2.2.a]', () => {
  const { state } = new Position(['marquise', 'eyrie'], 'exiles', 'lake').effects('marquise', 'boatBuilders')
  expect(adjacent(state, 0, 12)).toEqual([3, 9, 1, 10, 11])
  expect(adjacent(state, 1, 12)).toEqual([3, 9])
})

test('the corners, the edge and the heart of the Lake [map.lake.5]', () => {
  expect(those(LAKE, ({ kind }) => kind === 'corner')).toEqual([1, 2, 3, 4])
  expect(those(LAKE, ({ kind }) => kind === 'inner')).toEqual([10, 11, 12])
  expect(LAKE.opposite).toEqual([
    [1, 2],
    [3, 4],
  ])
})

test('the 9 forests of the Lake: the water divides them, and those on the shore make a ring [map.lake.6] [C.2.2.b] [C.2.4] [G.1.1]', () => {
  expect(forestsOn(LAKE)).toEqual([
    ['lW', [2, 8, 10], ['lNW', 'lSW']],
    ['lNW', [2, 7, 10], ['lN', 'lW']],
    ['lN', [7, 10, 11], ['lE', 'lNE', 'lNW', 'lSW']],
    ['lNE', [6, 7, 11], ['lN', 'lNEE']],
    ['lNEE', [4, 5, 6, 11], ['lE', 'lNE']],
    ['lE', [1, 5, 11], ['lN', 'lNEE', 'lSE']],
    ['lSE', [1, 9, 12], ['lE', 'lS', 'lSW']],
    ['lSW', [3, 8, 10, 12], ['lN', 'lS', 'lSE', 'lW']],
    ['lS', [3, 9, 12], ['lSE', 'lSW']],
  ])
  // One of the loops of paths runs around the lake; its inside falls into four shores.
  expect(LAKE.forests).toHaveLength(17 - 12 + 1 - 1 + 4)
  expect(lopsided(LAKE)).toEqual([])
  expect(misplaced(LAKE, [1, 5, 4, 6, 7, 2, 8, 3, 9])).toEqual([])
})

test('in the forest on the north shore a Vagabond slips along it, not over the water [map.lake.7] [C.2.4]', () => {
  const match = positionOn('lake', 'vagabond', 'marquise').pawn('vagabond', 23).turn('vagabond', 'birdsong')
  expect(asked(match)).toBe('vagabond.slip')
  const [lNW, lNE, lE, lSW] = ['22', '24', '26', '28']
  expect(offered(match).sort()).toEqual(['10', '11', '7', lNW, lNE, lE, lSW, 'pass'].sort())
})
