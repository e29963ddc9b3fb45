import { expect, test } from 'vitest'
import { freePaths } from '../../../hirelings/bandits/paths.ts'
import { promoted } from '../../../hirelings/bandits/promoted.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import { pathsFrom } from '../../../rules/paths.ts'
import {
  allPaths,
  forestsOn,
  lopsided,
  misplaced,
  pathsOn,
  riversOn,
  those,
} from '../../../tests/map-facts.ts'
import { asked, offered, pick, positionOn, refusedBy } from '../../../tests/position.ts'
import { MOUNTAIN } from '../data.ts'

test('the suits that are suggested for the Mountain [map.mountain.1]', () => {
  expect(MOUNTAIN.suited).toBe('suggested')
  expect(those(MOUNTAIN, ({ suit }) => suit === 'fox')).toEqual([1, 3, 10, 12])
  expect(those(MOUNTAIN, ({ suit }) => suit === 'rabbit')).toEqual([2, 7, 8, 9])
  expect(those(MOUNTAIN, ({ suit }) => suit === 'mouse')).toEqual([4, 5, 6, 11])
})

test('the 23 slots and the ruins of the Mountain [map.mountain.2]', () => {
  expect(MOUNTAIN.clearings.map(({ slots }) => slots)).toEqual([2, 2, 2, 2, 1, 1, 1, 1, 3, 2, 3, 3])
  expect(those(MOUNTAIN, ({ ruin }) => ruin)).toEqual([9, 10, 11, 12])
})

test('the 15 open paths of the Mountain lead both ways [map.mountain.3]', () => {
  const listed = '1-8 1-9 2-6 2-11 3-6 3-11 4-8 4-12 5-10 5-11 7-12 9-10 9-12 10-11 10-12'
  expect(pathsOn(MOUNTAIN)).toEqual(listed.split(' '))
})

test('the 6 closed paths and the rivers of the Mountain [map.mountain.4] [C.3.1]', () => {
  expect(MOUNTAIN.closed?.map(path => path.join('-'))).toEqual(['2-5', '3-7', '5-9', '6-11', '8-9', '11-12'])
  expect(riversOn(MOUNTAIN)).toEqual(['2-10', '4-10'])
  const { closedPaths, landmarks } = positionOn('mountain', 'marquise', 'eyrie').state
  expect(closedPaths).toHaveLength(6)
  expect(landmarks).toEqual([{ id: 'tower', clearing: 10 }])
})

/** The boundary of the Mountain, clearing by clearing: three of its paths are closed. */
const EDGE_LOOP = [1, 9, 5, 2, 6, 3, 7, 12, 4, 8]

test('the corners, the edge and the heart of the Mountain; the edge runs along closed paths too [map.mountain.5] [G.1.5]', () => {
  expect(those(MOUNTAIN, ({ kind }) => kind === 'corner')).toEqual([1, 2, 3, 4])
  expect(those(MOUNTAIN, ({ kind }) => kind === 'inner')).toEqual([10, 11])
  expect(those(MOUNTAIN, ({ kind }) => kind !== 'inner')).toEqual(EDGE_LOOP.toSorted((a, b) => a - b))
  const joined = allPaths(MOUNTAIN).map(String)
  for (const [place, clearing] of EDGE_LOOP.entries()) {
    const next = EDGE_LOOP[(place + 1) % EDGE_LOOP.length]
    expect(joined).toContain(String([clearing, next].sort((a, b) => a - b)))
  }
  expect(MOUNTAIN.opposite).toEqual([
    [1, 3],
    [2, 4],
  ])
})

test('the 10 forests of the Mountain: closed paths bound and divide them too, trees or none [map.mountain.6] [C.3.2.c] [C.3.5]', () => {
  expect(forestsOn(MOUNTAIN)).toEqual([
    ['mW', [1, 8, 9], ['mSW']],
    ['mNW', [5, 9, 10], ['mCN', 'mCW']],
    ['mCW', [9, 10, 12], ['mC', 'mNW', 'mSW']],
    ['mC', [10, 11, 12], ['mCN', 'mCW', 'mS']],
    ['mCN', [5, 10, 11], ['mC', 'mN', 'mNW']],
    ['mN', [2, 5, 11], ['mCN', 'mNE']],
    ['mNE', [2, 6, 11], ['mN', 'mSE']],
    ['mSE', [3, 6, 11], ['mNE', 'mS']],
    ['mSW', [4, 8, 9, 12], ['mCW', 'mW']],
    ['mS', [3, 7, 11, 12], ['mC', 'mSE']],
  ])
  expect(MOUNTAIN.forests).toHaveLength(15 + 6 - 12 + 1)
  expect(lopsided(MOUNTAIN)).toEqual([])
  expect(misplaced(MOUNTAIN, EDGE_LOOP)).toEqual([])
})

test('a Vagabond slips across a closed path between forests, not along it between clearings [C.3.2.c] [C.3.2.a]', () => {
  const forest = positionOn('mountain', 'vagabond', 'marquise')
    .pawn('vagabond', 21)
    .turn('vagabond', 'birdsong')
  expect(asked(forest)).toBe('vagabond.slip')
  expect(offered(forest)).toEqual(['1', '8', '9', '29', 'pass'])
  const clearing = positionOn('mountain', 'vagabond', 'marquise')
    .pawn('vagabond', 8)
    .turn('vagabond', 'birdsong')
  expect(offered(clearing)).toEqual(['1', '4', '21', '29', 'pass'])
})

const march = () =>
  positionOn('mountain', 'marquise', 'eyrie')
    .warriors('marquise', 3, 5)
    .hand('marquise', 'ambushFox', 'ambushMouse')

test('clearings that only a closed path joins are not adjacent [C.3.2.a]', () => {
  const { state } = march()
  expect(adjacent(state, 0, 5)).toEqual([10, 11])
  expect(adjacent(state, 0, 9)).toEqual([1, 10, 12])
  const match = march().turn('marquise', 'daylight', 1)
  pick(match, 'march')
  expect(asked(match)).toBe('move.to')
  expect(offered(match)).toEqual(['10', '11'])
  expect(refusedBy(match, '2')).toBe('C.3.2.a')
  expect(refusedBy(match, '9')).toBe('C.3.2.a')
  expect(refusedBy(match, '1')).toBe('2.2.1')
})

test('in Daylight a card opens a closed path for good and scores a point; it can be used at once [C.3.3.a] [ruling.r-112] F5', () => {
  const match = march().turn('marquise', 'daylight', 1)
  pick(match, 'openPath')
  expect(asked(match)).toBe('path.open')
  expect(offered(match)).toEqual(['2-5', '5-9'])
  pick(match, '2-5')
  expect(asked(match)).toBe('path.card')
  expect(offered(match)).toEqual(['ambushFox', 'ambushMouse'])
  pick(match, 'ambushMouse')
  expect(match.state.players[0].score).toBe(1)
  expect(match.state.players[0].hand).toHaveLength(1)
  expect(match.state.closedPaths).toEqual([1, 2, 3, 4, 5])
  expect(pathsFrom(match.state, 2)).toEqual([6, 11, 5])
  pick(match, 'march', '2', '3')
  expect(match.state.players[0].warriors[2]).toBe(3)
})

test('forests and the edge stay as they are when a path opens [ruling.r-112]', () => {
  const game = positionOn('mountain', 'vagabond', 'marquise').pawn('vagabond', 21)
  game.state.closedPaths = []
  const match = game.turn('vagabond', 'birdsong')
  expect(offered(match)).toEqual(['1', '8', '9', '29', 'pass'])
  expect(those(MOUNTAIN, ({ kind }) => kind === 'inner')).toEqual([10, 11])
})

test('with a piece only in 8 a player opens 8-9; a second opening in the turn is refused [map.mountain.7] [C.3.3.a] [C.3.3.b]', () => {
  const match = positionOn('mountain', 'marquise', 'eyrie')
    .warriors('marquise', 1, 8)
    .hand('marquise', 'ambushFox', 'ambushMouse')
    .turn('marquise', 'daylight', 1)
  pick(match, 'openPath', 'ambushFox')
  expect(pathsFrom(match.state, 8)).toEqual([1, 4, 9])
  expect(match.state.players[0].score).toBe(1)
  expect(offered(match)).not.toContain('openPath')
  expect(refusedBy(match, 'openPath')).toBe('C.3.3.a')
})

test('no closed path is opened without a piece at either end, a card to spend, or before Daylight [C.3.3.a] [C.3.3.b]', () => {
  const away = positionOn('mountain', 'marquise', 'eyrie')
    .warriors('marquise', 3, 1)
    .hand('marquise', 'ambushFox')
    .turn('marquise', 'daylight', 1)
  expect(offered(away)).not.toContain('openPath')
  expect(refusedBy(away, 'openPath')).toBe('C.3.3.b')
  const poor = positionOn('mountain', 'marquise', 'eyrie').warriors('marquise', 3, 5)
  const empty = poor.turn('marquise', 'daylight', 1)
  expect(offered(empty)).not.toContain('openPath')
  expect(refusedBy(empty, 'openPath')).toBe('C.3.3.a')
  const early = positionOn('mountain', 'eyrie', 'marquise')
    .warriors('eyrie', 3, 5)
    .building('eyrie', 'roost', 5)
    .hand('eyrie', 'ambushFox')
    .turn('eyrie', 'birdsong')
  expect(offered(early)).not.toContain('openPath')
})

test('a pawn or a token is a piece that opens a path; a piece of another player is not [C.3.3.b]', () => {
  const pawn = positionOn('mountain', 'vagabond', 'marquise')
    .pawn('vagabond', 8)
    .warriors('marquise', 3, 2)
    .hand('vagabond', 'ambushFox')
    .turn('vagabond', 'daylight')
  pick(pawn, 'openPath', 'ambushFox')
  expect(pathsFrom(pawn.state, 9)).toEqual([1, 10, 12, 8])
  expect(pathsFrom(pawn.state, 2)).toEqual([6, 11])
  const token = positionOn('mountain', 'alliance', 'marquise')
    .token('alliance', 'sympathy', 6)
    .hand('alliance', 'ambushFox')
    .turn('alliance', 'daylight')
  expect(offered(token)).toContain('openPath')
})

test('no piece is placed on a closed path, such as a Highway Bandit; on one that was opened it is [C.3.2.b]', () => {
  const { state } = positionOn('mountain', 'marquise', 'eyrie').unseated(promoted)
  const free = () => freePaths(state, 2).map(path => path.join('-'))
  expect(free()).toEqual(pathsOn(MOUNTAIN))
  state.closedPaths = [1, 2, 3, 4, 5]
  expect(free().sort()).toEqual([...pathsOn(MOUNTAIN), '2-5'].sort())
})
