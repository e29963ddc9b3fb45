import { expect, test } from 'vitest'
import { campTargets, forceCampMove } from '../../../rules/camp.ts'
import { byAll } from '../../../rules/cause.ts'
import { fight } from '../../../rules/fight.ts'
import { isExplored, isOpen } from '../../../rules/island.ts'
import { pieceAt } from '../../../rules/pieces.ts'
import { revealTile } from '../../../rules/resolve/explore.ts'
import { offeredIn } from '../../../tests/cards/scene.ts'
import { answer, askedIn, endOf, tale, woundsOf } from '../../../tests/scenarios/tale.ts'
import { SCENARIOS } from '../../data.ts'
import { storyIn } from '../../scenario.ts'
import { villageStrength } from '../rules.ts'
import { book, CITY, path, villages } from './cannibals.ts'

test('Cannibal Island lasts 9 rounds, without weather dice [scenario.5.1]', () => {
  const { rounds, dice } = SCENARIOS.cannibalIsland
  expect(rounds).toBe(9)
  expect(dice.flat()).toEqual([])
  expect(dice).toHaveLength(9)
})

test('the City, destroyed by a hunt, wins when the round ends [scenario.5.2] [scenario.5.3] [scenario.5.13] [scenario.5.22]', () => {
  const story = path().set({ weapons: 21 })
  expect(story.spots()).toContain('hunt:city:E1')
  expect(story.pawnsFor(CITY)).toBe(2)
  story.plans(CITY, 'cook', 'carpenter')
  const match = story.acts()
  expect(endOf(match)).toBe('')
  expect(storyIn(match.state, 'cannibalIsland').cityDestroyed).toBe(true)
  Object.assign(story.state, match.state)
  expect(endOf(story.enter('roundEnd', 'roundStart'))).toBe('won: end.cannibalIsland')
})

test('who dies before the round ends has lost [scenario.5.3]', () => {
  const story = path().with(state => {
    storyIn(state, 'cannibalIsland').cityDestroyed = true
    state.characters[0].wounds = 12
  })
  expect(endOf(answer(story.enter('night'), 'done'))).toBe('lost: end.died') // no rum
})

test('rum and tobacco are the equipment, whatever the table chose [scenario.5.4]', () => {
  const { state } = tale('cannibalIsland', ['cook', 'carpenter'], { equipment: 5 })
  expect(state.equipment).toEqual([
    { id: 'flaskOfRum', uses: 2 },
    { id: 'pipeAndTobacco', uses: 2 },
  ])
  expect(state.decks.equipment).toHaveLength(6)
})

test('tile 4 lies face down beside the island, out of the stack [scenario.5.5]', () => {
  const { state } = tale('cannibalIsland')
  expect(state.island.E1).toMatchObject({ tile: 4, faceDown: true, closed: false })
  expect(state.decks.tiles.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 5, 6, 7, 9, 10, 11])
  expect(tale('cannibalIsland').tiles({ M2: 1, M3: 3, M4: 9 }).refusal('explore:E1')).toBe('term.9')
})

test('it turns up at the start of round 4, with token 5, and can be attacked [scenario.5.6] [scenario.5.7]', () => {
  const early = tale('cannibalIsland').tiles({ M2: 1, M3: 3, M4: 9 }).round(3)
  expect(isOpen(early.enter('roundStart', 'event').state, 'E1')).toBe(false)
  expect(early.spots()).not.toContain('hunt:city:E1')
  const story = path()
  expect(isOpen(story.state, 'E1')).toBe(true)
  expect(pieceAt(story.state, 'lying', 'numbered', 'E1')?.n).toBe(5)
  expect(story.spots()).toContain('hunt:city:E1')
})

test('it brings no discovery, no explored terrain, no village, no wound [scenario.5.8]', () => {
  const { state } = path()
  expect(state.discoveries).toEqual([])
  expect(isExplored(state, 'hills')).toBe(false)
  expect(state.pieces.map(({ kind }) => kind)).toEqual(['numbered'])
  expect(state.totems).toBe(0)
  expect(state.characters.map(({ wounds }) => wounds)).toEqual([0, 0])
})

test('no camp with a village that stands, nor with the City [scenario.5.9] [scenario.5.12]', () => {
  const story = tale('cannibalIsland')
    .tiles({ M2: 5, B1: 7 })
    .with(villages(['M2', 'B1'], ['B1']))
  expect(campTargets(story.state)).toEqual(['B1'])
  expect(campTargets(path().set({ camp: 'M4' }).state)).toEqual(['M3'])
})

test('a forced move onto a village is not made: everybody is wounded [scenario.5.10]', () => {
  const match = tale('cannibalIsland')
    .tiles({ M2: 5 })
    .with(villages(['M2']))
    .does(t => forceCampMove(t, 'landslide'))
  expect(match.state.camp).toBe('M1')
  expect(match.state.characters.map(({ wounds }) => wounds)).toEqual([1, 1])
})

test('to gather at a village that stands, or at the City, takes one more pawn [scenario.5.11] [scenario.5.12]', () => {
  const story = tale('cannibalIsland')
    .tiles({ M2: 5, B1: 7 })
    .with(villages(['M2', 'B1'], ['B1']))
  expect(story.pawnsFor({ type: 'gather', node: 'M2', source: 0 })).toBe(2)
  expect(story.pawnsFor({ type: 'gather', node: 'B1', source: 0 })).toBe(1)
  expect(path().set({ camp: 'M4' }).pawnsFor({ type: 'gather', node: 'E1', source: 0 })).toBe(2)
})

// The book

test.each([
  { burnt: [], wounds: 3 },
  { burnt: ['M2'], wounds: 2 },
  { burnt: ['M2', 'B1'], wounds: 1 },
  { burnt: ['M2', 'B1', 'T1'], wounds: 0 },
  { burnt: ['M2', 'B1', 'T1', 'B2'], wounds: 0 },
] as const)(
  'a book with $burnt burnt wounds everybody $wounds times (example 59) [scenario.5.25] [scenario.5.26]',
  ({ burnt, wounds }) => {
    const match = book(tale('cannibalIsland').tiles({ M2: 1 }).with(villages([], burnt)))
    expect(match.state.characters.map(one => one.wounds)).toEqual([wounds, wounds])
  },
)

test('then the camp flees, and loses half of roof and palisade [scenario.5.27]', () => {
  const story = tale('cannibalIsland').tiles({ M2: 1, B1: 9 })
  const match = book(story.set({ shelter: true, roof: 3, palisade: 1 }), 'B1')
  expect(match.state).toMatchObject({ camp: 'B1', shelter: true, roof: 2, palisade: 1 })
})

test('where it cannot flee, shelter, roof and palisade are lost [scenario.5.28]', () => {
  const story = tale('cannibalIsland').set({ shelter: true, roof: 3, palisade: 1 })
  const match = book(story)
  expect(match.state).toMatchObject({ camp: 'M1', shelter: false, roof: 0, palisade: 0 })
  expect(woundsOf(match, 'cook')).toBe(3)
})

test('without a built shelter everybody takes two more wounds, natural shelter or not [scenario.5.28] [scenario.5.29]', () => {
  const match = book(tale('cannibalIsland'))
  expect(match.state.characters.map(({ wounds }) => wounds)).toEqual([5, 5])
  const cave = tale('cannibalIsland')
    .tiles({ M2: 11 })
    .with(state => {
      state.camp = 'M2'
      state.island.M1.faceDown = true
    })
  expect(woundsOf(book(cave), 'cook')).toBe(5)
})

// Villages

const found = (nth: number) =>
  tale('cannibalIsland')
    .nextTiles(5)
    .with(state => {
      state.totems = nth - 1
      state.phase = 'action'
      storyIn(state, 'cannibalIsland').villages.push(...(['T1', 'T2', 'T3', 'B1'] as const).slice(0, nth - 1))
    })

test('the first four totem tiles are villages, a fifth is none but counts [scenario.5.30] [scenario.5.31] [scenario.5.35]', () => {
  for (const nth of [1, 2, 3, 4]) {
    const { state } = found(nth).does(t => revealTile(t, 'M2', 'cook'))
    expect(storyIn(state, 'cannibalIsland').villages).toHaveLength(nth)
    expect(pieceAt(state, 'lying', 'numbered', 'M2')?.n).toBe(nth)
  }
  const fifth = found(5)
    .has({ wood: 1 })
    .does(t => revealTile(t, 'M2', 'cook'))
  expect(storyIn(fifth.state, 'cannibalIsland').villages).toHaveLength(4)
  expect(pieceAt(fifth.state, 'lying', 'numbered', 'M2')).toBeUndefined()
  expect(woundsOf(fifth, 'cook')).toBe(0)
  expect(fifth.state.available.wood).toBe(1)
  expect(villageStrength(fifth.state, 'M1')).toBe(5)
})

test('each wounds its finder once, the fourth three times, or once with Medicine [scenario.5.32]', () => {
  const wounds = [1, 2, 3, 4].map(nth =>
    woundsOf(
      found(nth).does(t => revealTile(t, 'M2', 'cook')),
      'cook',
    ),
  )
  expect(wounds).toEqual([1, 1, 1, 3])
  expect(
    woundsOf(
      found(4)
        .items('medicine')
        .does(t => revealTile(t, 'M2', 'cook')),
      'cook',
    ),
  ).toBe(1)
})

test('from the second on they take a wood or a food, as the group likes [scenario.5.33]', () => {
  const first = found(1)
    .has({ wood: 2, food: 2 })
    .does(t => revealTile(t, 'M2', 'cook'))
  expect([askedIn(first), first.state.available.wood, first.state.available.food]).toEqual(['', 2, 2])
  const match = found(2)
    .has({ wood: 2, food: 2 })
    .does(t => revealTile(t, 'M2', 'cook'))
  expect(offeredIn(match)).toEqual(['wood', 'food'])
  expect(answer(match, 'food').state.available).toMatchObject({ wood: 2, food: 1 })
})

test('what is not there is not taken, what alone is there is (example 60) [scenario.5.33] [scenario.5.34]', () => {
  const match = found(3)
    .has({ wood: 2 })
    .does(t => revealTile(t, 'M2', 'cook'))
  expect(match.state.available).toMatchObject({ wood: 1, food: 0 })
  expect(
    woundsOf(
      found(3).does(t => revealTile(t, 'M2', 'cook')),
      'cook',
    ),
  ).toBe(1)
})

// Inventions and tokens

test('the Canoe needs a river and a wood, and lets the explorer choose between two tiles [scenario.5.36] [scenario.5.37]', () => {
  expect(tale('cannibalIsland').has({ wood: 1 }).refusal('build:canoe:M1')).toBe('item.4')
  expect(tale('cannibalIsland').tiles({ M2: 3 }).has({ wood: 1 }).spots()).toContain('build:canoe:M1')
  const story = tale('cannibalIsland')
    .nextTiles(1, 9)
    .with(state => void state.built.push('canoe'))
  const match = story.does(t => revealTile(t, 'M2', 'cook'))
  expect(offeredIn(match)).toEqual(['1', '9'])
  answer(match, '9')
  expect(match.state.island.M2.tile).toBe(9)
  expect(match.state.decks.tiles).toContain(1)
  expect(match.state.decks.tiles).toHaveLength(8)
})

test('the Ballista needs 2 wood and Rope [scenario.5.38]', () => {
  expect(SCENARIOS.cannibalIsland.inventions.ballista).toMatchObject({
    needs: { items: ['rope'] },
    pay: [{ wood: 2 }],
  })
})

test.each([true, false])(
  'the Ballista raises palisade (with a shelter: %s) and weapons [scenario.5.39]',
  shelter => {
    const story = tale('cannibalIsland').items('rope').has({ wood: 2 }).set({ shelter: shelter })
    story.plans({ type: 'build', what: 'ballista', node: 'M1' }, 'cook', 'carpenter')
    expect(story.acts().state).toMatchObject({ palisade: shelter ? 2 : 0, weapons: 1 })
  },
)

test('the Healing Ointment heals one at night [token.s5.healing-ointment]', () => {
  const story = tale('cannibalIsland').tokens('cannibalIsland.bowtie').has({ food: 2 })
  story.who('cook').wounds = 2
  expect(woundsOf(answer(story.enter('night', 'nightMove'), 'discovery:cannibalIsland.bowtie'), 'cook')).toBe(
    1,
  )
})

test('the Old Machete raises the weapons for good, the Blowpipe by 2 for a fight [token.s5.old-machete] [token.s5.blowpipe]', () => {
  const machete = tale('cannibalIsland').tokens('cannibalIsland.bars').enter('planning')
  expect(answer(machete, 'use:discovery:cannibalIsland.bars').state.weapons).toBe(1)
  const pipe = tale('cannibalIsland').tokens('cannibalIsland.dashes')
  const match = pipe.does(
    t => fight(t, { strength: 3 }, byAll(t.state, '')),
    'discovery:cannibalIsland.dashes',
  )
  expect(woundsOf(match, 'cook')).toBe(1)
  expect(match.state.weapons).toBe(0)
})

test('the Map of the Island puts the next three tiles in any order [token.s5.map-of-the-island]', () => {
  const story = tale('cannibalIsland').tokens('cannibalIsland.saltire').nextTiles(1, 3, 9)
  const match = answer(story.enter('planning'), 'use:discovery:cannibalIsland.saltire', '1', '3')
  expect(match.state.decks.tiles.slice(-3)).toEqual([1, 3, 9])
})
