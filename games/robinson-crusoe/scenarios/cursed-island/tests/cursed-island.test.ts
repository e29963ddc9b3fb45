import { expect, test } from 'vitest'
import type { Node } from '../../../data/board.ts'
import { isExplored } from '../../../rules/island.ts'
import { pieceAt, place } from '../../../rules/pieces.ts'
import { turnDown } from '../../../rules/tiles.ts'
import { offeredIn } from '../../../tests/cards/scene.ts'
import { answer, askedIn, endOf, tale, woundsOf } from '../../../tests/scenarios/tale.ts'
import { SCENARIOS } from '../../data.ts'
import { book, cross, fog, foggy, island } from './curse.ts'

test('Cursed Island lasts 10 rounds, with the winter die from round 6 on [scenario.2.1]', () => {
  const { rounds, dice } = SCENARIOS.cursedIsland
  expect(rounds).toBe(10)
  expect(dice.map(all => all.join())).toEqual([
    '',
    '',
    '',
    '',
    '',
    'winter',
    'winter',
    'winter',
    'winter',
    'winter',
  ])
})

test('five crosses on five tiles win when the round ends, not before [scenario.2.2] [scenario.2.3]', () => {
  const story = tale('cursedIsland').tiles({ M2: 1, T2: 4, T1: 3, B1: 9 })
  const four: Node[] = ['M1', 'M2', 'T2', 'T1']
  story.with(state => {
    for (const node of four) place(state, 'cross', node)
  })
  expect(endOf(story.enter('roundEnd', 'roundStart'))).toBe('')
  story.has({ wood: 2 }).plans(cross('B1'), 'cook', 'carpenter')
  const built = story.acts()
  expect(endOf(built)).toBe('')
  expect(pieceAt(built.state, 'lying', 'cross', 'B1')).toBeDefined()
  Object.assign(story.state, built.state)
  expect(endOf(story.enter('roundEnd', 'roundStart'))).toBe('won: end.cursedIsland')
})

test('crosses that fell before the round ended do not count [scenario.2.3] [scenario.2.9]', () => {
  const story = tale('cursedIsland')
    .tiles({ M2: 1, T2: 4, T1: 3, B1: 9 })
    .with(state => {
      for (const node of ['M1', 'M2', 'T2', 'T1', 'B1'] as const) place(state, 'cross', node)
      place(state, 'fog', 'B1')
    })
  const { state } = story.does(function* (t) {
    turnDown(t, 'B1', 'precipice')
  })
  expect(foggy(state)).toEqual([])
  Object.assign(story.state, state)
  expect(endOf(story.enter('roundEnd', 'roundStart'))).toBe('')
})

test('a cross stands on any tile face up, for pawns by distance [scenario.2.4]', () => {
  const story = island().has({ wood: 2 })
  expect(story.spots()).toEqual(
    expect.arrayContaining(['build:cross:M1', 'build:cross:M2', 'build:cross:T2']),
  )
  expect(story.pawnsFor(cross('M1'))).toBe(1)
  expect(story.pawnsFor(cross('M2'))).toBe(1)
  expect(story.pawnsFor(cross('T2'))).toBe(2)
})

test('no cross on a tile face down [scenario.2.5]', () => {
  const story = island().has({ wood: 2 })
  story.state.island.M2.faceDown = true
  expect(story.spots().filter(key => key.includes('cross'))).toEqual(['build:cross:M1'])
})

test('crosses are built several times in a round, also in fog, for 2 wood and no terrain [scenario.2.6] [scenario.2.7] [scenario.2.11]', () => {
  const story = island().has({ wood: 4 }).with(fog('M2'))
  expect(story.pawnsFor(cross('M2'))).toBe(2)
  story.plans(cross('M1'), 'cook', 'cook')
  story.plans(cross('M2'), 'carpenter', 'carpenter', 'candlesToken')
  const { state } = story.acts('1')
  expect(pieceAt(state, 'lying', 'cross', 'M1')).toBeDefined()
  expect(pieceAt(state, 'lying', 'cross', 'M2')).toBeDefined()
  expect(state.available.wood).toBe(0)
})

test('one cross on each tile [scenario.2.7]', () => {
  const story = island()
    .has({ wood: 6 })
    .with(state => {
      place(state, 'cross', 'M1')
    })
  expect(story.refusal('build:cross:M1')).toBe('scenario.2.7')
  story.plans(cross('M2'), 'carpenter')
  expect(story.refusal('build:cross:M2')).toBe('scenario.2.7')
})

test('a book brings fog to two places of the group’s choice, one marker each [scenario.2.8]', () => {
  const match = book(island())
  expect(askedIn(match)).toBe('fog.where')
  expect(offeredIn(match)).toEqual(['T1', 'T2', 'T3', 'M1', 'M2', 'M3', 'M4', 'B1', 'B2', 'B3'])
  answer(match, 'M1')
  expect(offeredIn(match)).not.toContain('M1')
  expect(foggy(answer(match, 'B3').state)).toEqual(['M1', 'B3'])
})

test('no fog on tiles face down, and what cannot be placed costs nothing [scenario.2.9] [scenario.2.10]', () => {
  const story = island().with(fog('T1', 'T2', 'T3', 'M1', 'M3', 'M4', 'B1', 'B2', 'B3'))
  story.state.island.M2.faceDown = true
  const match = book(story)
  expect(askedIn(match)).toBe('')
  expect(woundsOf(match, 'cook')).toBe(0)
})

test('every action in fog takes one more pawn, at camp too [scenario.2.11]', () => {
  const clear = island()
  const misty = island().with(fog('M1', 'M2', 'B1'))
  const deeds = [
    { type: 'gather', node: 'M2', source: 0 },
    { type: 'explore', node: 'B1' },
    { type: 'build', what: 'weapons', node: 'M1' },
    { type: 'arrange', node: 'M1' },
    { type: 'rest', node: 'M1' },
  ] as const
  for (const deed of deeds)
    expect(misty.has({ wood: 1 }).pawnsFor(deed)).toBe(clear.has({ wood: 1 }).pawnsFor(deed) + 1)
})

test('the terrain of a tile in fog counts as unexplored [scenario.2.12]', () => {
  expect(isExplored(island().state, 'plains')).toBe(true)
  expect(isExplored(island().with(fog('M2')).state, 'plains')).toBe(false)
})

test('fog on the camp stops its sources and tokens, not Shortcut and Pit [scenario.2.13] [scenario.2.14]', () => {
  const camp = island()
    .with(fog('M1'))
    .with(state => {
      place(state, 'extraFood', 'M1')
    })
  expect(camp.enter('production', 'preAction').state.available).toMatchObject({ wood: 0, food: 0 })
  camp
    .items('pit', 'shortcut')
    .dice(1)
    .with(state => {
      place(state, 'shortcut', 'M2')
    })
  expect(camp.enter('production', 'preAction').state.available).toMatchObject({ wood: 1, food: 2 })
})

test('fog on the Shortcut’s tile stops it, but its sources can be gathered [scenario.2.15]', () => {
  const story = island()
    .items('shortcut')
    .with(fog('M2'))
    .with(state => {
      place(state, 'shortcut', 'M2')
    })
  const { state } = story.enter('production', 'preAction')
  expect(state.available).toMatchObject({ wood: 1, food: 1 })
  Object.assign(story.state, state)
  expect(story.spots()).toContain('gather:M2:0')
})
