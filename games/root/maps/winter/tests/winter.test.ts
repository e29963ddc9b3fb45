import { Chance } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { SUITS } from '../../../data/suits.ts'
import { startState } from '../../../rules/setup.ts'
import { forestsOn, lopsided, misplaced, pathsOn, riversOn, those } from '../../../tests/map-facts.ts'
import { asked, offered, positionOn } from '../../../tests/position.ts'
import { WINTER } from '../data.ts'

const suitsWith = (suits: string, seed: number) =>
  startState(
    { seats: 2, seed, options: { map: 'winter', deck: 'standard', factions: ['marquise', 'eyrie'], suits } },
    Chance.of(seed),
  ).suits.slice(1)

test('Winter prints no suits: twelve markers are dealt at random, whatever is wished for [map.winter.1] [A.1.b]', () => {
  expect(WINTER.suited).toBeNull()
  for (const mode of ['printed', 'suggested', 'random']) {
    const dealt = Array.from({ length: 12 }, (_, seed) => suitsWith(mode, seed))
    for (const suits of dealt)
      for (const suit of SUITS) expect(suits.filter(one => one === suit)).toHaveLength(4)
    expect(new Set(dealt.map(String)).size).toBeGreaterThan(10)
  }
})

test('the 22 slots and the ruins of Winter [map.winter.2]', () => {
  expect(WINTER.clearings.map(({ slots }) => slots)).toEqual([1, 1, 2, 2, 2, 2, 1, 2, 2, 1, 3, 3])
  expect(those(WINTER, ({ ruin }) => ruin)).toEqual([8, 9, 11, 12])
})

test('the 16 paths of Winter lead both ways [map.winter.3]', () => {
  const listed = '1-5 1-10 1-11 2-6 2-7 2-12 3-7 3-8 3-12 4-9 4-10 4-11 5-6 8-9 8-12 9-11'
  expect(pathsOn(WINTER)).toEqual(listed.split(' '))
})

test('the 3 river links of Winter lead both ways [map.winter.4]', () => {
  expect(riversOn(WINTER)).toEqual(['7-12', '10-11', '11-12'])
  expect(those(WINTER, ({ rivers }) => rivers.length > 0)).toEqual([7, 10, 11, 12])
})

test('the corners, the edge and the heart of Winter [map.winter.5]', () => {
  expect(those(WINTER, ({ kind }) => kind === 'corner')).toEqual([1, 2, 3, 4])
  expect(those(WINTER, ({ kind }) => kind === 'inner')).toEqual([11, 12])
  expect(WINTER.opposite).toEqual([
    [1, 3],
    [2, 4],
  ])
})

test('the 8 forests of Winter: its river divides them like a path [map.winter.6] [C.1.1]', () => {
  expect(forestsOn(WINTER)).toEqual([
    ['wNW', [1, 10, 11], ['wN', 'wW']],
    ['wN', [1, 2, 5, 6, 11, 12], ['wC', 'wNE', 'wNW']],
    ['wNE', [2, 7, 12], ['wE', 'wN']],
    ['wW', [4, 10, 11], ['wNW', 'wSW']],
    ['wSW', [4, 9, 11], ['wC', 'wW']],
    ['wC', [8, 9, 11, 12], ['wN', 'wSE', 'wSW']],
    ['wSE', [3, 8, 12], ['wC', 'wE']],
    ['wE', [3, 7, 12], ['wNE', 'wSE']],
  ])
  // Euler: as many forests as independent loops of paths and river.
  expect(WINTER.forests).toHaveLength(16 + 3 - 12 + 1)
  expect(lopsided(WINTER)).toEqual([])
  expect(misplaced(WINTER, [1, 5, 6, 2, 7, 3, 8, 9, 4, 10])).toEqual([])
})

test('a Vagabond slips from forest to forest across the river of Winter [C.1.1] [2.4.1.b]', () => {
  const game = positionOn('winter', 'vagabond', 'marquise').pawn('vagabond', 22)
  const match = game.turn('vagabond', 'birdsong')
  expect(asked(match)).toBe('vagabond.slip')
  expect(offered(match)).toEqual(['1', '2', '5', '6', '11', '12', '21', '23', '26', 'pass'])
})
