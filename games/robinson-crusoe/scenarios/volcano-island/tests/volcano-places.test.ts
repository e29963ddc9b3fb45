import { expect, test } from 'vitest'
import type { Node } from '../../../data/board.ts'
import { pieceAt } from '../../../rules/pieces.ts'
import { revealTile } from '../../../rules/resolve/explore.ts'
import { offeredIn } from '../../../tests/cards/scene.ts'
import { answer, askedIn, type Tale, tale, woundsOf } from '../../../tests/scenarios/tale.ts'
import { SCENARIOS } from '../../data.ts'
import { storyIn } from '../../scenario.ts'
import { PLACE_CARDS } from '../data.ts'
import { island, PLACE, visited } from './volcano.ts'

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
    expect(pieceAt(state, 'lying', 'numbered', 'T3')?.n).toBe(before + 1)
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
