import { expect, test } from 'vitest'
import type { Node } from '../../data/board.ts'
import { LAVA, PLACE_CARDS, VOLCANO_GOAL } from '../../data/scenarios/volcano-island.ts'
import { SCENARIOS } from '../../data/scenarios.ts'
import { forceCampMove } from '../../rules/camp.ts'
import { byAll } from '../../rules/cause.ts'
import { isExplored, isOpen } from '../../rules/island.ts'
import { pieceAt, place } from '../../rules/pieces.ts'
import { paymentsFor } from '../../rules/plan/cost.ts'
import { revealTile } from '../../rules/resolve/explore.ts'
import { scenarioOf, storyIn } from '../../rules/scenarios/scenario.ts'
import { turnDown, turnUp } from '../../rules/tiles.ts'
import type { Robinson } from '../../state.ts'
import { offeredIn } from '../cards/scene.ts'
import { answer, askedIn, endOf, type Tale, tale, woundsOf } from './tale.ts'

const PLACE = { type: 'explore', what: 'totemPlace' } as const
const ash =
  (...nodes: Node[]) =>
  (state: Robinson) => {
    for (const node of nodes) place(state, 'ash', node)
  }
const visited =
  (...nodes: Node[]) =>
  (state: Robinson) => {
    storyIn(state, 'volcanoIsland').places.push(...nodes)
  }
const island = (): Tale => tale('volcanoIsland').tiles({ T3: 4, B3: 7, T2: 1 })

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

test('four players pay a shelter in four ways [scenario.4.12]', () => {
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

test('round 4 takes the first tile, round 5 the two of that round [scenario.4.16]', () => {
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

test('a camp that must move and cannot stays, and all are wounded [camp.10]', () => {
  const match = tale('volcanoIsland').does(t => forceCampMove(t))
  expect(match.state.camp).toBe('M4')
  expect(woundsOf(match, 'cook')).toBe(1)
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
  story.with(state => void place(state, 'slow', 'explore')) // The Mist
  const action = story.plans({ type: 'explore', node: 'B2' }, 'cook')
  expect(action.carries).toEqual(['slow'])
  expect(action.base + 1).toBe(5)
})

// Totem locations

test('a totem tile gets no token when it is found, but offers a location [scenario.4.20] [scenario.4.22]', () => {
  const story = tale('volcanoIsland').nextTiles(4)
  const { state } = story.does(t => revealTile(t, 'T3', 'cook'))
  expect(state.pieces).toEqual([])
  Object.assign(story.state, state)
  expect(story.spots()).toContain('explore:totemPlace:T3')
  expect(story.with(visited('T3')).spots()).not.toContain('explore:totemPlace:T3')
})

const explored = (story: Tale, node: Node, ...picks: string[]) => {
  story.plans({ ...PLACE, node }, 'cook', 'cook', 'carpenter', 'carpenter')
  return story.acts(...picks)
}

test.each([0, 1, 2, 3])(
  'location %i + 1 gets its token and has its cards [scenario.4.21] [scenario.4.27]',
  before => {
    const story = island().with(visited(...(['M1', 'M2', 'B1'] as const).slice(0, before)))
    story.mysteries('compass', 'boxes', 'crocks', 'gold', 'blankets', 'candles')
    const { state } = explored(story, 'T3')
    expect(pieceAt(state, 'numbered', 'T3')?.n).toBe(before + 1)
    expect(storyIn(state, 'volcanoIsland').places).toHaveLength(before + 1)
    expect(52 - state.decks.mystery.length).toBe(PLACE_CARDS[before])
    expect(PLACE_CARDS).toEqual([3, 4, 4, 5])
  },
)

test('a location takes pawns by distance, and the one of every exploration [scenario.4.23]', () => {
  const story = tale('volcanoIsland').tiles({ T3: 4, T2: 5 })
  expect(story.pawnsFor({ ...PLACE, node: 'T3' })).toBe(2)
  expect(story.pawnsFor({ ...PLACE, node: 'T2' })).toBe(3)
})

test('its cards must all be drawn, unless a card stops the draw: that is a success too [scenario.4.24] [scenario.4.25]', () => {
  const story = island().mysteries('compass', 'bats', 'boxes')
  expect(askedIn(explored(story, 'T3'))).toBe('')
  const stopped = explored(island().mysteries('collapseTrap', 'boxes', 'crocks'), 'T3')
  expect(askedIn(stopped)).toBe('')
  expect(storyIn(stopped.state, 'volcanoIsland').places).toEqual(['T3'])
  expect(stopped.state.treasures).toEqual([])
})

test('the third and fourth location take one more pawn; of two in one round the one planned later does [scenario.4.26]', () => {
  const story = island().with(visited('M1'))
  expect(story.pawnsFor({ ...PLACE, node: 'T3' })).toBe(2)
  story.plans({ ...PLACE, node: 'T3' }, 'cook', 'cook')
  expect(story.pawnsFor({ ...PLACE, node: 'B3' })).toBe(3)
  story.plans({ ...PLACE, node: 'B3' }, 'carpenter', 'carpenter', 'carpenter')
  story.dice(1, 6, 6, 1, 6, 6).mysteries('compass', 'boxes', 'crocks', 'gold')
  const { state } = story.acts()
  expect(storyIn(state, 'volcanoIsland').places.slice(0, 2)).toEqual(['M1', 'T3'])
})

test('a fifth totem tile is no location any more', () => {
  const story = island().with(visited('M1', 'M2', 'B1', 'B2'))
  expect(story.refusal('explore:totemPlace:T3')).toBe('scenario.4.21')
})

test('the Rope Ladder needs Rope, and gives a green pawn each round for locations only [scenario.4.28] [scenario.4.29]', () => {
  expect(tale('volcanoIsland').refusal('build:ropeLadder:M4')).toBe('plan.16')
  const story = island().with(state => void state.built.push('ropeLadder'))
  story.plans({ type: 'explore', node: 'B2' }, 'cook')
  story.plans({ ...PLACE, node: 'T3' }, 'carpenter')
  expect(story.spots('ropeLadder')).toEqual(['join:2', 'pass'])
})

test('the Jolly Boat needs Rope and 3 wood [scenario.4.30]', () => {
  expect(SCENARIOS.volcanoIsland.inventions.jollyBoat).toMatchObject({
    needs: { items: ['rope'] },
    pay: [{ wood: 3 }],
  })
})

test('tiles that lava has taken still count, the first one never did [scenario.4.32]', () => {
  const story = almost()
  story.state.camp = 'T2'
  const { state } = roundStart(story.round(5))
  expect(scenarioOf(state).goal(state).values).toMatchObject({ tiles: 6, places: 3 })
})

// Tokens

test('the Old Map, used before the cards are drawn, spares one [token.s4.old-map.1] [token.s4.old-map.2]', () => {
  const story = island().tokens('volcanoIsland.dashes').mysteries('compass', 'boxes', 'crocks')
  const { state } = explored(story, 'T3', 'discovery:volcanoIsland.dashes')
  expect(52 - state.decks.mystery.length).toBe(2)
  const asked = explored(island().tokens('volcanoIsland.dashes'), 'T3')
  expect(asked.state.decks.mystery).toHaveLength(52)
  expect(offeredIn(asked)).toEqual(['discovery:volcanoIsland.dashes', 'done'])
})

test('Indy’s Diary lets a trap, the Torch a creature have no effect, though it counts [token.s4.indys-diary] [token.s4.torch]', () => {
  const trap = island().tokens('volcanoIsland.bowtie').mysteries('collapseTrap', 'boxes', 'crocks')
  const dodged = explored(trap, 'T3', 'discovery:volcanoIsland.bowtie')
  expect(dodged.state.treasures.map(({ id }) => id)).toContain('boxes')
  expect(52 - dodged.state.decks.mystery.length).toBe(3)
  const creature = island().tokens('volcanoIsland.saltire').mysteries('giantSnake', 'boxes', 'crocks')
  const fled = explored(creature, 'T3', 'discovery:volcanoIsland.saltire')
  expect(woundsOf(fled, 'cook')).toBe(0)
  expect(fled.state.discoveries).toEqual([])
})

test('the Old Canvas keeps off a rain cloud [token.s4.old-canvas]', () => {
  const story = tale('volcanoIsland').tokens('volcanoIsland.bars').round(4).dice(1)
  const match = answer(story.enter('weather', 'night'), 'discovery:volcanoIsland.bars')
  expect(woundsOf(match, 'cook')).toBe(0)
})
