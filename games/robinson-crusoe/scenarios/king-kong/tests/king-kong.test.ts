import { expect, test } from 'vitest'
import { weatherDice } from '../../../rules/phases/weather.ts'
import { pieceAt, place } from '../../../rules/pieces.ts'
import { revealTile } from '../../../rules/resolve/explore.ts'
import { turnDown } from '../../../rules/tiles.ts'
import type { Robinson } from '../../../state.ts'
import { answer, askedIn, endOf, type Tale, tale, woundsOf } from '../../../tests/scenarios/tale.ts'
import { SCENARIOS } from '../../data.ts'
import { CREW_IDS } from '../data.ts'
import { book, CAPTURE, down, storyOf, tokens, traps } from './kong.ts'

test('King Kong Island lasts 10 rounds, its dice are animals, one for each token [scenario.7.1]', () => {
  expect(SCENARIOS.kingKong.rounds).toBe(10)
  expect(SCENARIOS.kingKong.dice.flat()).toEqual([])
  expect(weatherDice(tale('kingKong').with(tokens('M2', 'B1')).state)).toEqual(['animals', 'animals'])
})

test('three traps, then the capture, wins [scenario.7.2] [scenario.7.20] [scenario.7.22]', () => {
  const story = tale('kingKong').tiles({ M2: 5, B1: 7, T1: 6 }).with(traps('M2', 'B1'))
  expect(story.refusal('hunt:kingKong')).toBe('scenario.7.20')
  story.with(traps('T1')).set({ weapons: 5 })
  expect(story.spots()).toContain('hunt:kingKong')
  expect(story.pawnsFor(CAPTURE)).toBe(2)
  story.plans(CAPTURE, 'cook', 'carpenter')
  const match = story.acts()
  expect(endOf(match)).toBe('won: end.kingKong')
  expect(match.state.decks.beast).toHaveLength(16)
})

test('the third trap is for a later round [scenario.7.20]', () => {
  const story = tale('kingKong').tiles({ M2: 5, B1: 7, T1: 6 }).items('shovel').has({ wood: 4 })
  story.with(traps('M2', 'B1')).plans({ type: 'build', what: 'trap', node: 'T1' }, 'cook', 'cook')
  expect(story.refusal('hunt:kingKong', 'carpenter')).toBe('scenario.7.20')
})

test('there is a shelter from the start, without roof and palisade [scenario.7.3]', () => {
  expect(tale('kingKong').state).toMatchObject({ shelter: true, roof: 0, palisade: 0 })
})

// The crew

test('a book kills the next of the crew, from the first to the last, and weighs on morale [scenario.7.4] [scenario.7.7] [scenario.7.8]', () => {
  const story = tale('kingKong')
  for (let n = 1; n <= 5; n++) Object.assign(story.state, book(story).state)
  expect(storyOf(story.state).dead).toEqual(['lights', 'cameraman', 'sound', 'screenwriter', 'makeUpArtist'])
  expect(story.state.morale).toBe(-3)
  expect(book(tale('kingKong')).state.morale).toBe(-1)
})

test('the actress is carried off, and the next is the double [scenario.7.5] [crew.actress]', () => {
  const story = tale('kingKong').with(down('actress'))
  Object.assign(story.state, book(story).state)
  expect(storyOf(story.state)).toMatchObject({ captive: true, dead: CREW_IDS.slice(0, 5) })
  expect(storyOf(book(story).state).dead.at(-1)).toBe('double')
})

test('the director’s death is the end [scenario.7.6] [crew.director]', () => {
  const story = tale('kingKong').with(state => {
    storyOf(state).dead = CREW_IDS.filter(id => id !== 'director' && id !== 'actress')
    storyOf(state).captive = true
  })
  expect(endOf(book(story))).toBe('lost: end.director')
})

// Totems and animals

test('each totem tile gets a token [scenario.7.9]', () => {
  const story = tale('kingKong').nextTiles(5, 7)
  Object.assign(story.state, story.does(t => revealTile(t, 'M2', 'cook')).state)
  Object.assign(story.state, story.does(t => revealTile(t, 'B1', 'cook')).state)
  expect(pieceAt(story.state, 'lying', 'numbered', 'M2')?.n).toBe(1)
  expect(pieceAt(story.state, 'lying', 'numbered', 'B1')?.n).toBe(2)
})

test('with three tokens the die is rolled three times, and each result counts (example 62) [scenario.7.10] [scenario.7.11]', () => {
  const story = tale('kingKong')
    .has({ food: 1 })
    .with(tokens('M2', 'B1', 'T1'))
  story.set({ palisade: 2 }).dice(3, 5, 4) // palisade, food, palisade
  const { state } = story.enter('weather', 'night')
  expect(state.palisade).toBe(0)
  expect(state.available.food).toBe(0)
  expect(state.characters.map(({ wounds }) => wounds)).toEqual([0, 0])
})

test('where the palisade is gone King Kong comes: morale, a wound each, one of the crew [scenario.7.12]', () => {
  const story = tale('kingKong').with(tokens('M2', 'B1')).set({ palisade: 1 }).dice(3, 3)
  const { state } = story.enter('weather', 'night')
  expect(state).toMatchObject({ palisade: 0, morale: -1 })
  expect(state.characters.map(({ wounds }) => wounds)).toEqual([1, 1])
  expect(storyOf(state).dead).toEqual(['lights'])
})

test('a palisade raised in time is torn down instead [scenario.7.12]', () => {
  const story = tale('kingKong').with(tokens('M2')).tokens('thornyBushes').dice(3)
  const match = story.enter('weather', 'night')
  expect(askedIn(match)).toBe('window')
  const { state } = answer(match, 'discovery:thornyBushes')
  expect(state).toMatchObject({ palisade: 0, morale: 0 })
  expect(storyOf(state).dead).toEqual([])
})

test('a camp with a totem wounds everybody in production [scenario.7.13]', () => {
  const story = tale('kingKong').tiles({ M2: 5 })
  expect(woundsOf(story.enter('production', 'preAction'), 'cook')).toBe(0)
  story.state.camp = 'M2'
  expect(story.enter('production', 'preAction').state.characters.map(({ wounds }) => wounds)).toEqual([1, 1])
})

test('a tile turned face down takes token and trap with it [scenario.7.25]', () => {
  const story = tale('kingKong').tiles({ M2: 5, B1: 7 }).with(tokens('M2', 'B1')).with(traps('M2'))
  const { state } = story.does(function* (t) {
    turnDown(t, 'M2', 'precipice')
  })
  expect(weatherDice(state)).toEqual(['animals'])
  expect(state.pieces.map(({ kind, at }) => `${kind}@${at}`)).toEqual(['numbered@B1'])
})

test('a card’s die is rolled only where there is no token [scenario.7.26]', () => {
  const card = (state: Robinson) => void place(state, 'animals', 'weather')
  const none = tale('kingKong').with(card).dice(5).enter('weather', 'night')
  expect(woundsOf(none, 'cook')).toBe(1)
  const one = tale('kingKong').with(card).with(tokens('M2')).dice(5, 5).enter('weather', 'night')
  expect(woundsOf(one, 'cook')).toBe(1)
})

// The actress

test('a captive actress must be freed before King Kong is caught [scenario.7.14]', () => {
  const story = tale('kingKong')
    .tiles({ M2: 5, B1: 7, T1: 6 })
    .with(traps('M2', 'B1', 'T1'))
  storyOf(story.state).captive = true
  expect(story.refusal('hunt:kingKong')).toBe('scenario.7.14')
})

test('she is freed on the fourth totem tile, at the cost of a creature [scenario.7.15] [scenario.7.16]', () => {
  const story = tale('kingKong')
    .nextTiles(5)
    .with(state => {
      state.totems = 3
      storyOf(state).captive = true
    })
  expect(story.spots().filter(key => key.includes('actress'))).toEqual([])
  Object.assign(story.state, story.does(t => revealTile(t, 'M2', 'cook')).state)
  expect(storyOf(story.state).lair).toBe('M2')
  expect(story.spots()).toContain('explore:actress:M2')
  story
    .mysteries('compass', 'bats')
    .plans({ type: 'explore', what: 'actress', node: 'M2' }, 'cook', 'carpenter')
  const match = story.acts()
  expect(storyOf(match.state).captive).toBe(false)
  expect(match.state.treasures).toEqual([])
  expect(match.state.decks.mystery).not.toContain('bats')
})

test('a third totem tile is no lair, nor is one that lies face down [scenario.7.16]', () => {
  const story = tale('kingKong')
    .nextTiles(5)
    .with(state => {
      state.totems = 2
      storyOf(state).captive = true
    })
  Object.assign(story.state, story.does(t => revealTile(t, 'M2', 'cook')).state)
  expect(storyOf(story.state).lair).toBe('')
  storyOf(story.state).lair = 'M2'
  story.state.island.M2.faceDown = true
  expect(story.spots()).not.toContain('explore:actress:M2')
})

// Traps

const trapper = (): Tale =>
  tale('kingKong').tiles({ M2: 5, M3: 7, M4: 6, B1: 1 }).items('shovel').has({ wood: 12 })

test('a trap is built on a totem tile, two spaces away at most [scenario.7.17] [scenario.7.19]', () => {
  const story = trapper()
  expect(story.spots().filter(key => key.includes('trap'))).toEqual(['build:trap:M2', 'build:trap:M3'])
  expect(story.refusal('build:trap:M4')).toBe('scenario.7.17')
  expect(story.refusal('build:trap:M1')).toBe('scenario.7.17')
  expect(story.pawnsFor({ type: 'build', what: 'trap', node: 'M2' })).toBe(1)
  expect(story.pawnsFor({ type: 'build', what: 'trap', node: 'M3' })).toBe(2)
  story.state.camp = 'M2'
  expect(story.pawnsFor({ type: 'build', what: 'trap', node: 'M2' })).toBe(1)
  expect(story.spots()).toContain('build:trap:M4')
})

test('each on its own tile, for 4 wood and with the Shovel, as often in a round as you like, three in all [scenario.7.17] [scenario.7.18]', () => {
  const { trap } = SCENARIOS.kingKong.inventions
  expect(trap).toMatchObject({ needs: { items: ['shovel'] }, pay: [{ wood: 4 }] })
  const story = trapper()
  story.plans({ type: 'build', what: 'trap', node: 'M2' }, 'cook', 'cook')
  expect(story.refusal('build:trap:M2', 'carpenter')).toBe('scenario.7.18')
  story.plans({ type: 'build', what: 'trap', node: 'M3' }, 'carpenter', 'carpenter', 'lantern')
  const { state } = story.acts('1')
  expect(state.pieces.filter(({ kind }) => kind === 'trap').map(({ at }) => at)).toEqual(['M2', 'M3'])
  expect(state.available.wood).toBe(4)
  const done = trapper().with(traps('M2', 'B2', 'B3'))
  expect(done.refusal('build:trap:M3')).toBe('scenario.7.17')
})

test('the capture costs 5 weapons, or 1 with the Tranquilizer [scenario.7.21]', () => {
  const story = tale('kingKong')
    .tiles({ M2: 5, B1: 7, T1: 6 })
    .with(traps('M2', 'B1', 'T1'))
  story.set({ weapons: 7 }).plans(CAPTURE, 'cook', 'carpenter')
  expect(story.acts().state.weapons).toBe(2)
  expect(story.with(state => void state.built.push('tranquilizer')).acts().state.weapons).toBe(6)
})

test('missing weapons wound the leader: who survives has won, who dies has lost [scenario.7.22] [scenario.7.23]', () => {
  const story = tale('kingKong')
    .tiles({ M2: 5, B1: 7, T1: 6 })
    .with(traps('M2', 'B1', 'T1'))
  story.set({ weapons: 2 }).plans(CAPTURE, 'cook', 'carpenter')
  const match = story.acts()
  expect(woundsOf(match, 'cook')).toBe(3)
  expect(endOf(match)).toBe('won: end.kingKong')
  story.who('cook').wounds = 10
  expect(endOf(story.acts())).toBe('lost: end.died')
})

test('the Tranquilizer needs hills, plains and Fire [scenario.7.24]', () => {
  expect(SCENARIOS.kingKong.inventions.tranquilizer.needs).toEqual({
    terrain: ['hills', 'plains'],
    items: ['fire'],
  })
})

test('the harder rule: a night of hunger costs one of the crew, once [scenario.7.27]', () => {
  const hard = tale('kingKong', ['cook', 'carpenter'], { hungryCrew: true })
  expect(storyOf(hard.enter('night', 'nightMove').state).dead).toEqual(['lights'])
  expect(storyOf(hard.has({ food: 2 }).enter('night', 'nightMove').state).dead).toEqual([])
  expect(storyOf(tale('kingKong').enter('night', 'nightMove').state).dead).toEqual([])
  const greedy = tale('kingKong', ['cook', 'carpenter'], { hungryCrew: true })
    .has({ food: 2 })
    .with(({ pieces }) =>
      pieces.push({ kind: 'extraFood', at: 'night', source: -1, by: '', fresh: false, n: 0 }),
    )
    .enter('night', 'nightMove').state
  // The second meal is missed: a wound each, and no crew.
  expect(greedy.characters.map(({ wounds }) => wounds)).toEqual([1, 1])
  expect(storyOf(greedy).dead).toEqual([])
  const actress = tale('kingKong', ['cook', 'carpenter'], { hungryCrew: true }).with(down('actress'))
  expect(storyOf(actress.enter('night', 'nightMove').state).captive).toBe(true)
})
