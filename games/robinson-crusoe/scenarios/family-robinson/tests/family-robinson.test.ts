import { expect, test } from 'vitest'
import { INVENTIONS } from '../../../data/inventions.ts'
import { ACTION_TYPES } from '../../../data/types.ts'
import { byActor, byAll } from '../../../rules/cause.ts'
import { runEffects } from '../../../rules/effects/run.ts'
import { isExplored } from '../../../rules/island.ts'
import { drawMysteries } from '../../../rules/mystery.ts'
import { pieceAt, place } from '../../../rules/pieces.ts'
import { revealTile } from '../../../rules/resolve/explore.ts'
import { offeredIn } from '../../../tests/cards/scene.ts'
import { laterIds } from '../../../tests/gains.ts'
import { answer, askedIn, endOf, type Tale, tale, woundsOf } from '../../../tests/scenarios/tale.ts'
import { SCENARIOS } from '../../data.ts'
import { scenarioOf, storyIn } from '../../scenario.ts'

const goalOf = (story: Tale) => storyIn(story.state, 'familyRobinson').goal
const RECLAIM = { type: 'reclaim' } as const

/** A family that has everything. */
const settled = (): Tale => {
  const story = tale('familyRobinson')
  return story.items(...goalOf(story)).with(state => {
    Object.assign(state, { shelter: true, roof: 1, palisade: 1, weapons: 1 })
  })
}

test('Family Robinson lasts 12 rounds, with dice as its sheet prints them [scenario.6.1]', () => {
  const { rounds, dice } = SCENARIOS.familyRobinson
  expect(rounds).toBe(12)
  expect(dice.map(all => all.join('+'))).toEqual([
    '',
    '',
    'rain',
    'rain',
    'winter',
    'winter',
    'rain+animals',
    'rain+animals',
    'winter+animals',
    'winter+animals',
    'rain+animals',
    'rain+animals',
  ])
})

test('nine inventions are drawn beside the nine of every game, and are the goal [scenario.6.2] [scenario.6.3]', () => {
  const story = tale('familyRobinson')
  expect(story.state.inventions).toHaveLength(18)
  expect(goalOf(story)).toHaveLength(9)
  for (const id of goalOf(story)) expect(INVENTIONS[id].kind).not.toBe('base')
})

test('all of it kept when a round ends is the victory [scenario.6.3] [scenario.6.4]', () => {
  expect(endOf(settled().round(5).enter('roundEnd', 'roundStart'))).toBe('won: end.familyRobinson')
  const missing = settled().round(5)
  missing.state.items.splice(missing.state.items.indexOf(goalOf(missing)[3]), 1)
  expect(endOf(missing.enter('roundEnd', 'roundStart'))).toBe('')
  expect(endOf(missing.round(12).enter('roundEnd', 'roundStart'))).toBe('lost: end.time')
})

test.each(['roof', 'palisade', 'weapons'] as const)('nothing is won without %s [scenario.6.4]', level => {
  const story = settled().set({ [level]: 0 })
  expect(endOf(story.enter('roundEnd', 'roundStart'))).toBe('')
})

test('a natural shelter is not a built one [scenario.6.4]', () => {
  const story = settled()
    .tiles({ M2: 11 })
    .with(state => {
      state.camp = 'M2'
      state.shelter = false
    })
  expect(endOf(story.enter('roundEnd', 'roundStart'))).toBe('')
})

test('a goal card that went back into the deck may return: only the end of the round counts [scenario.6.16]', () => {
  const story = settled()
  const [lost] = goalOf(story)
  story.state.items.splice(story.state.items.indexOf(lost), 1)
  story.state.decks.invention.push(lost)
  expect(endOf(story.enter('roundEnd', 'roundStart'))).toBe('')
  expect(endOf(story.items(lost).enter('roundEnd', 'roundStart'))).toBe('won: end.familyRobinson')
})

// Children

test.each([
  { round: 6, food: 0 },
  { round: 7, food: 1 },
  { round: 8, food: 1 },
  { round: 9, food: 2 },
  { round: 10, food: 2 },
  { round: 11, food: 3 },
  { round: 12, food: 3 },
])('in round $round the children eat $food [scenario.6.5]', ({ round, food }) => {
  const { state } = tale('familyRobinson').round(round).has({ food: 9 }).enter('night', 'nightMove')
  expect(state.available.food).toBe(9 - 2 - food)
})

test('without enough for every child all is lost at once [scenario.6.6]', () => {
  expect(endOf(tale('familyRobinson').round(9).has({ food: 1 }).enter('night', 'nightMove'))).toBe(
    'lost: end.children',
  )
})

test('the children eat before the adults [scenario.6.15]', () => {
  const match = tale('familyRobinson').round(9).has({ food: 3 }).enter('night', 'nightMove')
  expect(askedIn(match)).toBe('night.eat')
  answer(match, 'carpenter')
  expect(endOf(match)).toBe('')
  expect([woundsOf(match, 'cook'), woundsOf(match, 'carpenter')]).toEqual([2, 0])
})

test('what gives food may save a child [scenario.6.6] [token.s6.seeds]', () => {
  const story = tale('familyRobinson').round(7).tokens('familyRobinson.bars')
  const match = answer(story.enter('night', 'nightMove'), 'done')
  expect(askedIn(match)).toBe('window')
  expect(endOf(answer(match, 'discovery:familyRobinson.bars'))).toBe('')
})

// The land

test('several extra-food tokens may lie on the camp’s tile, and all yield [scenario.6.7]', () => {
  const effects = [
    { do: 'token', kind: 'extraFood', at: 'camp' },
    { do: 'token', kind: 'extraFood', at: 'camp' },
    { do: 'token', kind: 'extraWood', at: 'camp' },
    { do: 'token', kind: 'extraWood', at: 'camp' },
  ] as const
  const story = tale('familyRobinson')
  Object.assign(story.state, story.does(t => runEffects(t, effects, byAll(t.state, 'snare'))).state)
  expect(story.state.pieces.map(({ kind }) => kind)).toEqual(['extraFood', 'extraFood', 'extraWood'])
  expect(story.enter('production', 'preAction').state.available).toMatchObject({ food: 3, wood: 2 })
})

test('nowhere else do they [scenario.6.7]', () => {
  const effects = [
    { do: 'token', kind: 'extraFood', at: 'theTile' },
    { do: 'token', kind: 'extraFood', at: 'theTile' },
  ] as const
  const match = tale('familyRobinson').does(t => runEffects(t, effects, byActor('', 'cook', 'M2')))
  expect(match.state.pieces).toHaveLength(1)
})

test('to reclaim takes exactly two pawns and removes any black marker [scenario.6.8]', () => {
  const story = tale('familyRobinson').tiles({ M2: 5 })
  expect(story.refusal('reclaim')).toBe('scenario.6.8')
  story.with(state => {
    place(state, 'exhausted', 'M2', '', { source: 1 })
    place(state, 'covered', 'M2')
    place(state, 'blocked', 'arrange')
  })
  const action = story.plans(RECLAIM, 'cook', 'carpenter')
  expect([action.base, action.exact]).toEqual([2, true])
  const match = story.acts()
  expect(offeredIn(match)).toEqual(['exhausted:M2:1', 'covered:M2:-1'])
  answer(match, 'covered:M2:-1')
  expect(match.state.pieces.map(({ kind }) => kind)).toEqual(['exhausted', 'blocked'])
})

test('reclaiming comes after resting [scenario.6.9]', () => {
  expect(ACTION_TYPES.indexOf('reclaim')).toBe(ACTION_TYPES.indexOf('rest') + 1)
  const story = tale('familyRobinson').with(state => void place(state, 'exhausted', 'M1', '', { source: 0 }))
  story.who('cook').wounds = 1
  story.plans(RECLAIM, 'carpenter', 'carpenter')
  story.plans({ type: 'rest', node: 'M1' }, 'cook')
  const match = story
    .with(state => {
      place(state, 'exhausted', 'M1', '', { source: 1 })
    })
    .acts()
  expect(askedIn(match)).toBe('marker.which')
  expect(woundsOf(match, 'cook')).toBe(0)
})

test('a book halves this round’s production, rounded down [scenario.6.10]', () => {
  const match = tale('familyRobinson').does(t => scenarioOf(t.state).book(t, byAll(t.state, 'mist')))
  expect(match.state.thisRound.production).toEqual(['half'])
})

test('bad crops that a trap brings in the action phase halve the next production [scenario.6.10] [card.mystery.unfortunate-adventure]', () => {
  const story = tale('familyRobinson').round(2).set({ phase: 'action' }).mysteries('unfortunateAdventure')
  const trapped = story.does(t => drawMysteries(t, byActor('secretCave', 'cook', 'M1'), { traps: 1 }))
  expect(trapped.state.thisRound.production).toEqual([])
  const morning = tale('familyRobinson').set(trapped.state).round(3).enter('roundStart', 'event')
  expect(morning.state.thisRound.production).toEqual(['half'])
  const after = tale('familyRobinson').set(morning.state).round(4).enter('roundStart', 'event')
  expect(after.state.thisRound.production).toEqual([])
})

test('five resources of two kinds become two, in any mixture (example 61) [scenario.6.11]', () => {
  const story = tale('familyRobinson').with(state => {
    state.thisRound.production.push('half', 'half')
    place(state, 'extraFood', 'M1')
    place(state, 'extraFood', 'M1', 'x')
    state.pieces.push({ kind: 'extraFood', at: 'M1', source: -1, by: '', fresh: false, n: 0 })
    place(state, 'extraWood', 'M1')
  })
  const match = story.enter('production', 'preAction')
  expect(offeredIn(match)).toEqual(['2:0', '1:1', '0:2'])
  expect(answer(match, '1:1').state.available).toMatchObject({ wood: 1, food: 1 })
})

test('a totem tile that is the first of its terrain is overgrown [scenario.6.12]', () => {
  const story = tale('familyRobinson').nextTiles(5)
  Object.assign(story.state, story.does(t => revealTile(t, 'M2', 'cook')).state)
  expect(pieceAt(story.state, 'lying', 'covered', 'M2')).toBeDefined()
  expect(isExplored(story.state, 'mountains')).toBe(false)
  const second = tale('familyRobinson').tiles({ T1: 11 }).nextTiles(5)
  expect(
    pieceAt(second.does(t => revealTile(t, 'M2', 'cook')).state, 'lying', 'covered', 'M2'),
  ).toBeUndefined()
})

// Inventions and tokens

test('the Fence needs the Shovel and raises the palisade, with a shelter [scenario.6.13]', () => {
  expect(tale('familyRobinson').refusal('build:fence:M1')).toBe('plan.16')
  for (const shelter of [true, false]) {
    const story = tale('familyRobinson').items('shovel').set({ shelter: shelter })
    story.plans({ type: 'build', what: 'fence', node: 'M1' }, 'cook', 'carpenter')
    expect(story.acts().state.palisade).toBe(shelter ? 1 : 0)
  }
})

test('the Garden needs the Shovel and 2 food, and gives 4 [scenario.6.14]', () => {
  expect(tale('familyRobinson').items('shovel').has({ food: 1 }).refusal('build:garden:M1')).toBe('plan.15')
  const story = tale('familyRobinson').items('shovel').has({ food: 2 })
  story.plans({ type: 'build', what: 'garden', node: 'M1' }, 'cook', 'carpenter')
  expect(story.acts().state.available.food).toBe(4)
})

test('the Old Tools build Rope, Pot or Knife, at once or at the end of the actions [token.s6.old-tools]', () => {
  const story = tale('familyRobinson').tokens('familyRobinson.dashes')
  const match = answer(story.enter('planning'), 'use:discovery:familyRobinson.dashes')
  expect(offeredIn(match)).toEqual(['rope', 'pot', 'knife'])
  expect(answer(match, 'knife').state).toMatchObject({ items: ['knife'], weapons: 1 })
  story.state.phase = 'action'
  const { effects } = SCENARIOS.familyRobinson.tokens.dashes.power
  const later = story.does(t => runEffects(t, effects, byActor('', 'cook')), 'pot')
  expect(laterIds(later.state, 'invention')).toEqual(['pot'])
})

test('the Plow does what reclaiming does [token.s6.plow]', () => {
  const story = tale('familyRobinson').tokens('familyRobinson.bowtie')
  expect(offeredIn(story.enter('planning'))).not.toContain('use:discovery:familyRobinson.bowtie')
  story.with(state => void place(state, 'exhausted', 'M1', '', { source: 0 }))
  expect(answer(story.enter('planning'), 'use:discovery:familyRobinson.bowtie').state.pieces).toEqual([])
})

test('the Gunpowder rolls the hungry-animals die again, and that result stands [token.s6.gunpowder]', () => {
  // Rain, then palisade; rolled again: nothing.
  const story = tale('familyRobinson').round(7).has({ wood: 9, food: 9 }).tokens('familyRobinson.saltire')
  const match = story.dice(1, 3, 1).enter('weather', 'night')
  expect(woundsOf(answer(match, 'discovery:familyRobinson.saltire'), 'cook')).toBe(0)
  expect(woundsOf(answer(story.enter('weather', 'night'), 'done'), 'cook')).toBe(1)
})

test('the Seeds are one food that lasts [token.s6.seeds]', () => {
  const match = tale('familyRobinson').tokens('familyRobinson.bars').enter('planning')
  expect(answer(match, 'use:discovery:familyRobinson.bars').state.available.nonPerishable).toBe(1)
})
