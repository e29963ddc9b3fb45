import { Chance } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { CLEARINGS, clearingOf, forestOf, MAPS } from '../data/map.ts'
import { SUITS } from '../data/suits.ts'
import { root } from '../game.ts'
import { AUTUMN } from '../maps/autumn/data.ts'
import { adjacent } from '../rules/adjacent.ts'
import { canBuildIn, freeSlots } from '../rules/pieces.ts'
import { startState } from '../rules/setup.ts'
import { position, positionOn } from './position.ts'

type Link = readonly [number, number]

/** Links that lead both ways, each once, as `1-5`. */
const linksOf = (neighbours: (clearing: number) => readonly number[]): string[] =>
  CLEARINGS.flatMap(from =>
    neighbours(from)
      .filter(to => from < to)
      .map(to => `${from}-${to}`),
  )

const paths = (clearing: number) => clearingOf(AUTUMN, clearing).paths
const rivers = (clearing: number) => clearingOf(AUTUMN, clearing).rivers
const clearingsOf = (suit: string) => AUTUMN.clearings.filter(one => one.suit === suit).map(({ id }) => id)

test('every map has 12 clearings, 4 of each suit, and 4 ruins, each on a slot of its own [map.all.1]', () => {
  for (const { id: map, clearings } of Object.values(MAPS)) {
    expect(clearings.map(({ id }) => id)).toEqual(CLEARINGS)
    const { suits, ruins } = positionOn(map, 'marquise', 'eyrie').state
    for (const suit of SUITS) expect(suits.slice(1).filter(one => one === suit)).toHaveLength(4)
    expect(clearings.filter(({ id }) => ruins[id] !== null)).toHaveLength(4)
  }
  const { state } = position('marquise', 'eyrie')
  expect(freeSlots(state, 6)).toBe(1)
  state.ruins[6] = null
  expect(freeSlots(state, 6)).toBe(2)
})

test('the suits of Autumn [map.autumn.1]', () => {
  expect(clearingsOf('fox')).toEqual([1, 6, 8, 12])
  expect(clearingsOf('mouse')).toEqual([2, 7, 9, 11])
  expect(clearingsOf('rabbit')).toEqual([3, 4, 5, 10])
})

test('the 22 slots and the ruins of Autumn [map.autumn.2]', () => {
  expect(AUTUMN.clearings.map(({ slots }) => slots)).toEqual([1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 3, 2])
  expect(AUTUMN.clearings.filter(({ ruin }) => ruin).map(({ id }) => id)).toEqual([6, 10, 11, 12])
})

test('the 18 paths of Autumn lead both ways [map.autumn.3]', () => {
  const listed = '1-5 1-9 1-10 2-5 2-6 2-10 3-6 3-7 3-11 4-8 4-9 4-12 6-11 7-8 7-12 9-12 10-12 11-12'
  expect(linksOf(paths)).toEqual(listed.split(' '))
  for (const from of CLEARINGS) for (const to of paths(from)) expect(paths(to)).toContain(from)
})

test('the 4 river links of Autumn lead both ways [map.autumn.4]', () => {
  expect(linksOf(rivers)).toEqual(['4-7', '5-10', '7-11', '10-11'])
  for (const from of CLEARINGS) for (const to of rivers(from)) expect(rivers(to)).toContain(from)
  expect(CLEARINGS.filter(clearing => rivers(clearing).length > 0)).toEqual([4, 5, 7, 10, 11])
})

test('the corners, the edge and the heart of Autumn [map.autumn.5]', () => {
  const kinds = AUTUMN.clearings.map(({ kind }) => kind)
  expect(kinds).toEqual([...Array(4).fill('corner'), ...Array(5).fill('edge'), ...Array(3).fill('inner')])
  expect(AUTUMN.opposite).toEqual([
    [1, 3],
    [2, 4],
  ])
})

/** The boundary of Autumn, clearing by clearing. */
const EDGE_LOOP = [1, 5, 2, 6, 3, 7, 8, 4, 9]

/** How many forests lie along a path: those that touch both of its ends. */
const forestsAlong = ([from, to]: Link) =>
  AUTUMN.forests.filter(({ clearings }) => clearings.includes(from) && clearings.includes(to)).length

test('the 7 forests of Autumn: what they touch, and their neighbours across one path [map.autumn.6] [2.4] [2.4.1.a] [2.4.1.b]', () => {
  const named = (id: number) => forestOf(AUTUMN, id).name
  const forests = AUTUMN.forests.map(({ name, clearings, forests }) => [name, clearings, forests.map(named)])
  expect(forests).toEqual([
    ['aN', [1, 2, 5, 10], ['aNW', 'aC']],
    ['aNW', [1, 9, 10, 12], ['aN', 'aC', 'aW']],
    ['aC', [2, 6, 10, 11, 12], ['aN', 'aNW', 'aS', 'aE']],
    ['aW', [4, 9, 12], ['aNW', 'aSW']],
    ['aS', [3, 7, 11, 12], ['aC', 'aE', 'aSW']],
    ['aE', [3, 6, 11], ['aC', 'aS']],
    ['aSW', [4, 7, 8, 12], ['aW', 'aS']],
  ])
  // Euler: as many forests as independent loops of paths.
  expect(AUTUMN.forests).toHaveLength(18 - 12 + 1)
  for (const { id, forests } of AUTUMN.forests)
    for (const other of forests) expect(forestOf(AUTUMN, other).forests).toContain(id)
})

test('a path on the edge borders one forest, any other path two [2.4] [2.4.1.b]', () => {
  const onEdge = (from: number, to: number) => {
    const place = EDGE_LOOP.indexOf(from)
    return place >= 0 && [EDGE_LOOP.at(place - 1), EDGE_LOOP[(place + 1) % EDGE_LOOP.length]].includes(to)
  }
  for (const from of CLEARINGS)
    for (const to of paths(from)) expect(forestsAlong([from, to])).toBe(onEdge(from, to) ? 1 : 2)
})

test('a river divides neither clearings nor forests [2.3.b]', () => {
  // The river from 10 to 11 runs through the middle of forest aC, which touches both banks.
  expect(forestOf(AUTUMN, 23).clearings).toEqual(expect.arrayContaining([2, 6, 10, 11, 12]))
  for (const from of CLEARINGS) for (const to of rivers(from)) expect(forestsAlong([from, to])).toBe(1)
})

test('clearings joined by a path are adjacent, by a river they are not [2.2.1] [2.3.a]', () => {
  const { state } = position('marquise', 'eyrie')
  expect(adjacent(state, 0, 4)).toEqual([8, 9, 12])
  expect(adjacent(state, 0, 10)).toEqual([1, 2, 12])
})

test('each clearing has one suit of the three [2.2.2]', () => {
  const { state } = position('marquise', 'eyrie')
  for (const clearing of CLEARINGS) expect(SUITS).toContain(state.suits[clearing])
  expect(state.suits).toHaveLength(13)
})

test('ruins fill the slots marked R as the game starts [2.2.4.a] [5.1.4]', () => {
  const { state } = position('marquise', 'eyrie')
  expect(CLEARINGS.filter(clearing => state.ruins[clearing] !== null)).toEqual([6, 10, 11, 12])
  expect(freeSlots(state, 10)).toBe(1)
})

test('a building takes a free slot, and there is none to take in a full clearing [2.2.3.a] [2.2.3.b]', () => {
  const built = position('marquise', 'eyrie').warriors('eyrie', 1, 2)
  expect(freeSlots(built.state, 2)).toBe(2)
  built.building('marquise', 'sawmill', 2)
  expect(freeSlots(built.state, 2)).toBe(1)
  expect(canBuildIn(built.state, 1, 2)).toBe(true)
  built.building('marquise', 'workshop', 2)
  expect(canBuildIn(built.state, 1, 2)).toBe(false)
})

const setupWith = (suits: string, seed: number) =>
  startState(
    {
      seats: 2,
      seed,
      options: {
        map: 'autumn',
        deck: 'standard',
        seating: 'asListed',
        factions: ['marquise', 'eyrie'],
        suits,
      },
    },
    Chance.of(seed),
  ).suits.slice(1)

test('suits as printed, at random, or with no equal neighbours [map.suits.1]', () => {
  const printed = AUTUMN.clearings.map(({ suit }) => suit)
  expect(setupWith('printed', 1)).toEqual(printed)
  const random = Array.from({ length: 20 }, (_, seed) => setupWith('random', seed))
  for (const suits of random)
    for (const suit of SUITS) expect(suits.filter(one => one === suit)).toHaveLength(4)
  expect(new Set(random.map(String)).size).toBeGreaterThan(10)
  for (let seed = 0; seed < 20; seed++) {
    const suits = setupWith('balanced', seed)
    for (const from of CLEARINGS)
      for (const to of paths(from)) expect(suits[from - 1]).not.toBe(suits[to - 1])
  }
})

test('Autumn is played with its printed suits unless the table wants others [ruling.r-126]', () => {
  const { suits } = root.options
  expect(suits).toMatchObject({ default: 'printed', values: ['printed', 'suggested', 'random', 'balanced'] })
})
