import { expect, test } from 'vitest'
import type { Effect } from '../../../data/effects.ts'
import { forceCampMove } from '../../../rules/camp.ts'
import { byAll } from '../../../rules/cause.ts'
import { runEffects } from '../../../rules/effects/run.ts'
import { isExplored, isOpen } from '../../../rules/island.ts'
import { place } from '../../../rules/pieces.ts'
import { paymentsFor } from '../../../rules/plan/cost.ts'
import { least } from '../../../rules/plan/pawns.ts'
import { turnDown, turnUp } from '../../../rules/tiles.ts'
import { offeredIn, Scene } from '../../../tests/cards/scene.ts'
import { answer, askedIn, endOf, type Tale, tale, woundsOf } from '../../../tests/scenarios/tale.ts'
import { SCENARIOS } from '../../data.ts'
import { scenarioOf, storyIn } from '../../scenario.ts'
import { LAVA, VOLCANO_GOAL } from '../data.ts'
import { ash, island, visited } from './volcano.ts'

test('Volcano Island lasts 8 rounds, with the rain die from round 4 on [scenario.4.1]', () => {
  const { rounds, dice } = SCENARIOS.volcanoIsland
  expect(rounds).toBe(8)
  expect(dice.map(all => all.join())).toEqual(['', '', '', 'rain', 'rain', 'rain', 'rain', 'rain'])
})

test('tiles and totem locations to explore grow with the players; Friday does not count [scenario.4.2]', () => {
  expect(VOLCANO_GOAL.slice(1)).toEqual([
    { tiles: 6, places: 3 },
    { tiles: 6, places: 3 },
    { tiles: 7, places: 4 },
    { tiles: 8, places: 4 },
  ])
  const { state } = tale('volcanoIsland', ['cook', 'soldier'], { friday: 'yes' })
  expect(scenarioOf(state).goal(state).values).toMatchObject({ ofTiles: 6, ofPlaces: 3 })
})

/** All but the Jolly Boat is done. */
const almost = (): Tale =>
  tale('volcanoIsland')
    .tiles({ T3: 4, B3: 7, T2: 1, B2: 2, M2: 5, T1: 6 })
    .with(visited('T3', 'B3', 'B2'))
    .items('rope')
    .has({ wood: 3 })

test('the Jolly Boat, built after all that, wins at once [scenario.4.3] [scenario.4.31]', () => {
  const story = almost()
  expect(story.spots()).toContain('build:jollyBoat:M4')
  story.plans({ type: 'build', what: 'jollyBoat', node: 'M4' }, 'cook', 'carpenter')
  expect(endOf(story.acts())).toBe('won: end.volcanoIsland')
})

test('without the last exploration there is no Jolly Boat [scenario.4.31]', () => {
  const place = almost().with(state => void storyIn(state, 'volcanoIsland').places.pop())
  expect(place.refusal('build:jollyBoat:M4')).toBe('scenario.4.31')
  const tile = almost().with(({ island: { T1 } }) => {
    T1.tile = 0
  })
  expect(tile.refusal('build:jollyBoat:M4')).toBe('scenario.4.31')
})

test('the camp is on tile 10, the volcano next to it, nine tiles in the stack [scenario.4.4] [scenario.4.5] [setup.12] [setup.23]', () => {
  const { state } = tale('volcanoIsland')
  expect(state.camp).toBe('M4')
  expect(state.shelter).toBe(false)
  expect(state.island.M4.tile).toBe(10)
  expect(state.island.M3.tile).toBe(8)
  expect(state.island.M1.tile).toBe(0)
  expect(state.decks.tiles.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 11])
  expect(isExplored(state, 'beach')).toBe(false)
  expect(isExplored(state, 'river')).toBe(true)
})

test('totem and discovery of tile 10 are ignored: it is no location [scenario.4.6]', () => {
  const { state } = tale('volcanoIsland')
  expect(state.discoveries).toEqual([])
  expect(state.totems).toBe(0)
  expect(tale('volcanoIsland').spots()).not.toContain('explore:totemPlace:M4')
})

test('Shovel and Knife are items, and the Knife gives its weapon level [scenario.4.7] [scenario.4.8]', () => {
  const { state } = tale('volcanoIsland')
  expect(state.items).toEqual(['shovel', 'knife'])
  expect(state.inventions).not.toContain('knife')
  expect(state.weapons).toBe(1)
})

test('every exploration takes one more pawn, always [scenario.4.9]', () => {
  const story = tale('volcanoIsland')
  expect(story.pawnsFor({ type: 'explore', node: 'T3' })).toBe(2)
  story.plans({ type: 'explore', node: 'T3' }, 'cook', 'cook', 'carpenter')
  expect(story.pawnsFor({ type: 'explore', node: 'B3' })).toBe(2)
  expect(story.pawnsFor({ type: 'rest', node: 'M4' })).toBe(1)
})

test('fur may stand for wood in shelter, roof and palisade; fur alone costs less [scenario.4.10] [scenario.4.11]', () => {
  const { state } = tale('volcanoIsland', ['cook', 'carpenter', 'soldier'])
  for (const what of ['shelter', 'roof', 'palisade'])
    expect(paymentsFor(state, { type: 'build', what, node: 'M4', source: -1 })).toEqual([
      { wood: 3 },
      { wood: 2, fur: 1 },
      { fur: 2 },
    ])
  expect(paymentsFor(state, { type: 'build', what: 'weapons', node: 'M4', source: -1 })).toEqual([
    { wood: 1 },
  ])
})

test('four players pay a shelter in four ways (example 55) [scenario.4.12]', () => {
  const story = tale('volcanoIsland', ['cook', 'carpenter', 'soldier', 'explorer'])
  expect(paymentsFor(story.state, { type: 'build', what: 'shelter', node: 'M4', source: -1 })).toEqual([
    { wood: 4 },
    { wood: 3, fur: 1 },
    { wood: 2, fur: 2 },
    { fur: 3 },
  ])
  story.has({ wood: 2, fur: 2 })
  expect(story.spots().filter(key => key.startsWith('build:shelter'))).toEqual(['build:shelter:M4:2'])
})

test('nobody enters the volcano, and nothing lies on it [scenario.4.13]', () => {
  const story = island().tiles({ M2: 5 })
  expect(isOpen(story.state, 'M3')).toBe(false)
  expect(story.spots().filter(key => key.includes('M3'))).toEqual([])
  // From M4 to M2 the way leads round the volcano.
  expect(story.pawnsFor({ type: 'gather', node: 'M2', source: 0 })).toBe(3)
  expect(offeredIn(book(story))).not.toContain('M3')
})

// Lava

const roundStart = (story: Tale) => story.enter('roundStart', 'event')

test('lava takes the spaces of the round, with or without a tile, before the events [scenario.4.14] [scenario.4.15] [scenario.4.33]', () => {
  expect(LAVA).toEqual({ 4: ['M4'], 5: ['T3', 'B3'], 6: ['T2', 'B2'], 7: ['M2'], 8: ['T1', 'B1'] })
  const story = island()
    .round(6)
    .with(ash('T2', 'B2'))
    .with(state => {
      state.camp = 'B3'
      place(state, 'slow', 'T2')
    })
  const { state } = roundStart(story)
  expect(state.island.T2).toMatchObject({ faceDown: true, closed: true })
  expect(state.island.B2).toMatchObject({ tile: 0, closed: true })
  expect(state.pieces).toEqual([])
  Object.assign(story.state, state)
  expect(story.spots().filter(key => key.includes('T2') || key.includes('B2'))).toEqual([])
})

test('round 4 takes the first tile, round 5 the two of that round (example 56) [scenario.4.16]', () => {
  const story = island().set({ camp: 'T2' })
  const four = roundStart(story.round(4)).state
  expect([four.island.M4.closed, four.island.T3.closed, four.island.B3.closed]).toEqual([true, false, false])
  Object.assign(story.state, four)
  const five = roundStart(story.round(5)).state
  expect([five.island.T3.faceDown, five.island.B3.faceDown]).toEqual([true, true])
})

test('a camp on a space that lava takes is the end [scenario.4.14]', () => {
  expect(endOf(roundStart(tale('volcanoIsland').round(4)))).toBe('lost: end.camp')
})

test('no card turns lava up again', () => {
  const story = island().round(5).set({ camp: 'T2' })
  const { state } = story.does(function* (t) {
    turnDown(t, 'B3', 'precipice')
    yield* scenarioOf(t.state).roundStart?.(t) ?? []
    turnUp(t, 'B3')
  })
  expect(isOpen(state, 'B3')).toBe(false)
})

test('a camp that must move and cannot stays, and all are wounded [camp.12]', () => {
  const match = tale('volcanoIsland').does(t => forceCampMove(t, 'landslide'))
  expect(match.state.camp).toBe('M4')
  expect(woundsOf(match, 'cook')).toBe(1)
})

test('tiles that lava has taken still count, the first one never did [scenario.4.32]', () => {
  const story = almost()
  story.state.camp = 'T2'
  const { state } = roundStart(story.round(5))
  expect(scenarioOf(state).goal(state).values).toMatchObject({ tiles: 6, places: 3 })
})

// Ash

const book = (story: Tale, ...picks: string[]) =>
  story.does(t => scenarioOf(t.state).book(t, byAll(t.state, 'mist')), ...picks)

test('a book brings ash to two places, face down or not, but not to the volcano [scenario.4.17]', () => {
  const story = island()
  story.state.island.T3.faceDown = true
  const match = book(story)
  expect(offeredIn(match)).toEqual(['T1', 'T2', 'T3', 'M1', 'M2', 'M4', 'B1', 'B2', 'B3'])
  answer(match, 'T3', 'M1')
  expect(match.state.pieces.map(({ kind, at }) => `${kind}@${at}`)).toEqual(['ash@T3', 'ash@M1'])
})

test('ash that cannot be placed costs nothing [scenario.4.18]', () => {
  const match = book(island().with(ash('T1', 'T2', 'T3', 'M1', 'M2', 'M4', 'B1', 'B2', 'B3')))
  expect(askedIn(match)).toBe('')
  expect(woundsOf(match, 'cook')).toBe(0)
})

test('ash takes one more pawn for every action, on top of all else [scenario.4.19]', () => {
  const story = island().with(ash('M4', 'T3', 'B2'))
  expect(story.pawnsFor({ type: 'rest', node: 'M4' })).toBe(2)
  expect(story.pawnsFor({ type: 'gather', node: 'T3', source: 0 })).toBe(2)
  expect(story.pawnsFor({ type: 'explore', node: 'B2' })).toBe(2 + 1 + 1)
})

test('the token that stays on Explore leaves no room for that of the Mist [scenario.4.9] [card.event.mist]', () => {
  const story = island()
  const mist: readonly Effect[] = [{ do: 'token', kind: 'slow', at: 'explore' }]
  const { state } = story.does(t => runEffects(t, mist, byAll(t.state, 'mist')))
  expect(state.pieces).toEqual([])
  Object.assign(story.state, state)
  const action = story.plans({ type: 'explore', node: 'B2' }, 'cook')
  expect([action.carries, least(action)]).toEqual([[], 3])
  // Elsewhere, and on another island, it has its place.
  expect(place(story.state, 'slow', 'gather')).toBe(true)
  expect(place(new Scene().state, 'slow', 'explore')).toBe(true)
})
