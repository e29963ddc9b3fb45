import { expect, test } from 'vitest'
import { pieceAt, place } from '../../../rules/pieces.ts'
import { turnDown, turnUp } from '../../../rules/tiles.ts'
import { askedIn, endOf, tale, woundsOf } from '../../../tests/scenarios/tale.ts'
import { scenarioOf, storyIn } from '../../scenario.ts'
import { cityStrength, villageStrength } from '../rules.ts'
import { path, village, villages } from './cannibals.ts'

// Attacks

test('an attack is a hunt of two pawns at any distance, strength against weapons, without a beast [scenario.5.13] [scenario.5.14] [scenario.5.16]', () => {
  const story = tale('cannibalIsland')
    .tiles({ M2: 1, M3: 5 })
    .with(villages(['M3']))
  expect(story.pawnsFor(village('M3'))).toBe(2)
  story.set({ weapons: 1 }).plans(village('M3'), 'cook', 'carpenter')
  const match = story.acts()
  expect(woundsOf(match, 'cook')).toBe(3)
  expect(woundsOf(match, 'carpenter')).toBe(0)
  expect(match.state.weapons).toBe(1)
  expect(match.state.decks.beast).toHaveLength(16)
})

test('a village is as strong as 4 and the totems in sight elsewhere, the City’s too; its own does not count [scenario.5.15] [scenario.5.19]', () => {
  const story = tale('cannibalIsland')
    .tiles({ M2: 5, B1: 7 })
    .with(villages(['M2', 'B1']))
  expect(villageStrength(story.state, 'M2')).toBe(5)
  story.state.island.E1.faceDown = false
  expect(villageStrength(story.state, 'M2')).toBe(6)
})

test('an attack is a hunt wherever the village lies: danger on its tile wounds nobody, and danger on the hunt waits for a beast [token.danger.1] [token.danger.2] [scenario.5.13]', () => {
  const story = tale('cannibalIsland')
    .tiles({ M2: 5 })
    .with(villages(['M2']))
  for (const at of ['M2', 'hunt'] as const) place(story.state, 'danger', at)
  story.plans(village('M2'), 'cook', 'carpenter')
  const match = story.acts()
  expect(woundsOf(match, 'cook')).toBe(4) // The village's strength against no weapons, and nothing more.
  expect(pieceAt(match.state, 'lying', 'danger', 'hunt')).toBeDefined()
})

test('three other totem tiles, one of them burnt, weapons 5: strength 6, one wound (example 57) [scenario.5.18]', () => {
  const story = tale('cannibalIsland', ['soldier', 'cook']).tiles({ M2: 5, B1: 7, T1: 6, B2: 10 })
  story.with(villages(['M2', 'B1', 'T1', 'B2'], ['B2'])).set({ weapons: 5 })
  expect(villageStrength(story.state, 'M2')).toBe(6)
  story.plans(village('M2'), 'soldier', 'cook')
  expect(woundsOf(story.acts('done'), 'soldier')).toBe(1) // no tobacco for the Frenzy
})

test('who survives has burnt the village: its totem counts no more [scenario.5.17]', () => {
  const story = tale('cannibalIsland')
    .tiles({ M2: 5, B1: 7 })
    .with(villages(['M2', 'B1']))
  story.plans(village('M2'), 'cook', 'carpenter')
  const { state } = story.acts()
  expect(pieceAt(state, 'lying', 'burnt', 'M2')).toBeDefined()
  expect(villageStrength(state, 'B1')).toBe(4)
  Object.assign(story.state, state)
  expect(story.spots().filter(key => key.startsWith('hunt:'))).toEqual(['hunt:village:B1'])
})

test('who dies has lost [scenario.5.17]', () => {
  const story = tale('cannibalIsland')
    .tiles({ M2: 5 })
    .with(villages(['M2']))
  story.who('cook').wounds = 10
  story.plans(village('M2'), 'cook', 'carpenter')
  const match = story.acts()
  expect(endOf(match)).toBe('lost: end.died')
  expect(storyIn(match.state, 'cannibalIsland').burnt).toEqual([])
})

test('the City’s strength is 21, less 3 for each burnt village: 15 after two (example 58) [scenario.5.20] [scenario.5.21]', () => {
  const story = tale('cannibalIsland')
  expect(cityStrength(story.state)).toBe(21)
  expect(cityStrength(story.with(villages(['M2', 'B1'], ['M2', 'B1'])).state)).toBe(15)
})

test('City and villages need an explored path [scenario.5.22] [scenario.5.23]', () => {
  const cut = path()
  cut.state.island.M3.faceDown = true
  expect(cut.refusal('hunt:city:E1')).toBe('distance.3')
  const story = tale('cannibalIsland')
    .tiles({ M2: 1, M3: 5 })
    .with(villages(['M3']))
  expect(story.spots()).toContain('hunt:village:M3')
  story.state.island.M2.faceDown = true
  expect(story.refusal('hunt:village:M3')).toBe('distance.3')
})

test('Friday may support an attack, not lead it [scenario.5.24]', () => {
  const story = tale('cannibalIsland', ['cook', 'carpenter'], { friday: 'yes' }).tiles({ M2: 5 })
  story.with(villages(['M2'])).plans(village('M2'), 'cook', 'friday')
  expect(askedIn(story.acts())).toBe('')
  const { mayLead } = scenarioOf(story.state)
  const deed = { ...village('M2'), source: -1, pay: 0 }
  expect(mayLead?.(story.state, deed, 'friday')).toBe(false)
  expect(mayLead?.(story.state, deed, 'cook')).toBe(true)
  expect(mayLead?.(story.state, { ...deed, what: '' }, 'friday')).toBe(true)
})

test('a village that turns up again is the village it was', () => {
  const story = tale('cannibalIsland')
    .tiles({ M2: 5, B1: 7 })
    .with(villages(['M2', 'B1'], ['B1']))
  const { state } = story.does(function* (t) {
    for (const node of ['M2', 'B1'] as const) {
      turnDown(t, node, 'precipice')
      turnUp(t, node)
    }
  })
  expect(pieceAt(state, 'lying', 'numbered', 'M2')?.n).toBe(1)
  expect(pieceAt(state, 'lying', 'burnt', 'B1')).toBeDefined()
})
