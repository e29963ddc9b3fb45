import { expect, test } from 'vitest'
import { CHARACTERS } from '../../../data/characters.ts'
import { byAll } from '../../../rules/cause.ts'
import { firstCharacter } from '../../../rules/characters.ts'
import { pieceAt, place } from '../../../rules/pieces.ts'
import { paymentsFor } from '../../../rules/plan/cost.ts'
import { offeredIn } from '../../../tests/cards/scene.ts'
import { answer, endOf, tale, woundsOf } from '../../../tests/scenarios/tale.ts'
import { SCENARIOS } from '../../data.ts'
import { scenarioOf, storyIn } from '../../scenario.ts'
import { afloat, RAFT, together } from './with-jenny.ts'

test('Jenny Needs Help lasts 8 rounds, with hungry animals from round 5 on [scenario.3.1]', () => {
  const { rounds, dice } = SCENARIOS.jenny
  expect(rounds).toBe(8)
  expect(dice.map(all => all.join())).toEqual(['', '', '', '', 'animals', 'animals', 'animals', 'animals'])
})

test('the Storm-Glass is out of the game: another piece is drawn instead, and no card finds it [scenario.3.2] [scenario.3.3]', () => {
  const { state } = tale('jenny', ['cook'], { equipment: 8 })
  expect(state.equipment).toHaveLength(7)
  expect(state.equipment.map(({ id }) => id)).not.toContain('stormGlass')
  expect(tale('jenny').state.decks.equipment).not.toContain('stormGlass')
  expect(tale('jenny').state.gone).toContain('equipment:stormGlass')
})

test('Jenny has ten hearts, and her death loses the game at once [char.jenny] [scenario.3.4]', () => {
  expect(CHARACTERS.jenny).toMatchObject({ hearts: 10, arrows: [] })
  const lonely = tale('jenny')
    .has({ food: 4 })
    .with(state => {
      state.shelter = true
      storyIn(state, 'jenny').wounds = 8
    })
  expect(endOf(lonely.enter('night', 'nightMove'))).toBe('')
  storyIn(lonely.state, 'jenny').wounds = 9
  expect(endOf(lonely.enter('night', 'nightMove'))).toBe('lost: end.died')
  const saved = together()
  saved.who('jenny').wounds = 10
  expect(endOf(saved.set({ phase: 'event' }).enter('night', 'nightMove'))).toBe('lost: end.died')
})

test('two wounds every night until she is rescued, then no more [scenario.3.5]', () => {
  const first = tale('jenny').has({ food: 4 }).enter('night', 'nightMove')
  expect(storyIn(first.state, 'jenny').wounds).toBe(2)
  expect(woundsOf(together().has({ food: 4 }).enter('night', 'nightMove'), 'jenny')).toBe(4)
})

test('before that nothing heals her [scenario.3.6]', () => {
  const story = tale('jenny')
    .tokens('jenny.dashes')
    .has({ food: 4 })
    .with(state => {
      storyIn(state, 'jenny').wounds = 4
      state.characters[0].wounds = 1
      state.characters[1].wounds = 1
    })
  const match = answer(story.enter('night', 'nightMove'), 'discovery:jenny.dashes')
  expect(offeredIn(match)).toEqual(['cook', 'carpenter'])
})

test('an exploration on the Raft brings her, as she is, with a pawn of her own [scenario.3.7] [scenario.3.25]', () => {
  expect(tale('jenny').spots()).not.toContain('explore:rescue')
  const story = afloat()
  expect(story.spots()).toContain('explore:rescue')
  expect(story.pawnsFor(RAFT)).toBe(1)
  storyIn(story.state, 'jenny').wounds = 6
  story.plans(RAFT, 'cook', 'carpenter')
  const { state } = story.acts()
  expect(state.characters.map(({ id }) => id)).toEqual(['cook', 'carpenter', 'jenny'])
  expect(state.characters[2].wounds).toBe(6)
  expect(storyIn(state, 'jenny').rescued).toBe(true)
  Object.assign(story.state, state)
  story.state.plan.actions = []
  expect(offeredIn(story.set({ phase: 'planning' }).enter('planning'))).toContain('place:jenny')
  expect(story.spots()).not.toContain('explore:rescue')
})

test('a Raft built this round is for later rounds [scenario.3.25]', () => {
  const story = tale('jenny').items('rope').has({ wood: 2 })
  story.plans({ type: 'build', what: 'raftRescue', node: 'M1' }, 'cook', 'cook')
  expect(story.spots('carpenter')).not.toContain('explore:rescue')
  const { state } = story.acts()
  expect(state.built).toEqual(['raftRescue'])
})

test('the rescue may fail, and an adventure, by die or token, is a wound [scenario.3.26]', () => {
  const story = afloat().dice(6, 4, 1) // fail, no wound, adventure
  story.plans(RAFT, 'cook')
  const failed = story.acts()
  expect(woundsOf(failed, 'cook')).toBe(1)
  expect(storyIn(failed.state, 'jenny').rescued).toBe(false)
  expect(failed.state.decks.explore).toHaveLength(30)
  const safe = afloat().with(state => {
    place(state, 'adventure', 'explore')
  })
  safe.plans(RAFT, 'cook', 'carpenter')
  const saved = safe.acts()
  expect(woundsOf(saved, 'cook')).toBe(1)
  expect(pieceAt(saved.state, 'lying', 'adventure', 'explore')).toBeUndefined()
  expect(saved.state.characters).toHaveLength(3)
})

test('rescued, she suffers what all suffer, and unfulfilled demands [scenario.3.8] [scenario.3.23]', () => {
  const story = together(undefined, { friday: 'yes' })
  const match = story.does(t => scenarioOf(t.state).book(t, byAll(t.state, 'mist')))
  for (const who of ['cook', 'carpenter'] as const) expect(woundsOf(match, who)).toBe(1)
  expect(woundsOf(match, 'jenny')).toBe(5)
  expect(woundsOf(match, 'friday')).toBe(0)
})

test('a book tears at the palisade [scenario.3.23]', () => {
  const match = together()
    .with(state => {
      state.palisade = 2
    })
    .does(t => scenarioOf(t.state).book(t, byAll(t.state, 'mist')))
  expect(match.state.palisade).toBe(1)
  expect(woundsOf(match, 'jenny')).toBe(4)
})

test('rescued, she suffers weather and hungry animals [scenario.3.9] [scenario.3.11]', () => {
  const wet = together()
    .round(2)
    .with(state => {
      state.phase = 'event'
      place(state, 'rain', 'weather')
    })
  expect(woundsOf(wet.enter('weather', 'night'), 'jenny')).toBe(4 + 2)
  const fighting = together().round(5).dice(6)
  expect(woundsOf(fighting.enter('weather', 'night'), 'jenny')).toBe(4 + 3)
})

test('rescued, she eats and sleeps like the others [scenario.3.10]', () => {
  expect(woundsOf(together().enter('night', 'nightMove'), 'jenny')).toBe(4 + 2)
  expect(together().has({ food: 5 }).enter('night', 'nightMove').state.available.food).toBe(2)
  const open = together().set({ phase: 'night' }).enter('nightMove', 'roundEnd')
  expect(woundsOf(open, 'jenny')).toBe(5)
})

test('she changes no cost, and is never first player [scenario.3.12] [scenario.3.13]', () => {
  const shelter = { type: 'build', what: 'shelter', node: 'M1', source: -1 } as const
  expect(paymentsFor(together().state, shelter)).toEqual(paymentsFor(tale('jenny').state, shelter))
  const story = together()
  const seen = new Set<string>()
  for (let round = 1; round < 7; round++) {
    Object.assign(story.state, story.round(round).enter('roundEnd', 'roundStart').state)
    seen.add(firstCharacter(story.state))
  }
  expect([...seen].toSorted()).toEqual(['carpenter', 'cook'])
})

test('she can only rest, once a round, without Bed or Hammock [scenario.3.14] [scenario.3.15]', () => {
  const story = together().items('bed').has({ wood: 5 })
  expect(story.spots('jenny')).toEqual(['rest:M1', 'pass'])
  story.plans({ type: 'rest', node: 'M1' }, 'jenny')
  const planning = story.set({ phase: 'planning' }).enter('planning')
  expect(offeredIn(planning)).not.toContain('place:jenny')
  const match = story.acts()
  expect(woundsOf(match, 'jenny')).toBe(3)
  expect(match.state.characters[2].det).toBe(0)
})
