import { expect, test } from 'vitest'
import type { DiscoveryId } from '../data/discoveries.ts'
import { settle } from '../rules/gains.ts'
import { endOfPhase } from '../rules/phases/end-of-phase.ts'
import { hunt } from '../rules/resolve/hunt.ts'
import { gain } from '../rules/resources.ts'
import { because } from '../rules/why.ts'
import type { Robinson } from '../state.ts'
import { fed, resolving, step, theNight } from './cards/powers.ts'
import { drawAdventure, offeredIn, pickIn, Scene } from './cards/scene.ts'
import { laterIds, sheet, sheetOf } from './gains.ts'
import { NO as BLANK, carryOut, position, put, YES } from './position.ts'

/** Discovery tokens that come next, in this order. */
const nextTokens =
  (...tokens: DiscoveryId[]) =>
  ({ decks }: Robinson) => {
    for (const token of tokens.toReversed()) {
      decks.discovery.splice(decks.discovery.indexOf(token), 1)
      decks.discovery.push(token)
    }
  }

// From which moment on

test('a card that is kept is of use from the end of the action phase on, not in the same phase [term.1] [card.adventure.surprising-discovery]', () => {
  const scene = new Scene().with(state => (state.weapons = 0))
  scene.play(drawAdventure('surprisingDiscovery'))
  const hunts = step(t => hunt(t, resolving(t.state, 'hunt'), 'cook'))
  expect(offeredIn(scene.ask(hunts))).not.toContain('card:surprisingDiscovery')
  scene.with(state => Object.assign(state, { act: null, phase: 'action' }))
  for (const gain of scene.state.gains) gain.from = 'actionEnd'
  scene.play(step(endOfPhase))
  expect(offeredIn(scene.ask(hunts))).toContain('card:surprisingDiscovery')
})

test('what comes between two actions waits for the end of the phase too [term.1]', () => {
  const scene = new Scene().with(state => Object.assign(state, { act: null, phase: 'action' }))
  expect(scene.play(t => void gain(t, 'fur', 1, because('personal')))).toEqual({ 'later.fur': 1 })
  expect(scene.play(step(endOfPhase))).toMatchObject({ fur: 1, 'later.fur': -1 })
})

test('larvae and a fallen tree that are drawn outside the actions are exchanged at once [token.nourishing-larvae] [token.fallen-tree]', () => {
  for (const [token, gives] of [
    ['nourishingLarvae', { food: 2 }],
    ['fallenTree', { wood: 1 }],
  ] as const) {
    const match = position('explorer').det('explorer', 3).change(nextTokens(token, 'goat')).planning()
    match.pickKey(0, 'use:skill:scouting')
    match.pickKey(0, 'goat:1')
    expect(match.state).toMatchObject({ available: gives, discoveries: [] })
    expect(match.state.discoveriesGone).toEqual(['goat', token])
  }
})

// Whose it is

test('an invention that is found on the way to a night outside is built at the end of the phase [outside.1] [scenario.3.20]', () => {
  const match = position('cook', 'soldier')
    .scenario('jenny')
    .tiles(5)
    .adventures('lost')
    .change(nextTokens('tobaccoToken'))
    .change(state => (state.totems = 2))
    .rolls(YES, BLANK, YES)
    .planning()
  put(match, 'cook', 'explore:T1')
  carryOut(match)
  expect(match.state.characters[0].outside).toBe('T1')
  expect(match.state.items).toEqual(['rope'])
  expect(sheetOf(match.state, 'cook')).toEqual({ tobaccoToken: 1 })
})

test('equipment, inventions and kept cards of such an action go to the camp; cards, resources and tokens stay [outside.1] [outside.2]', () => {
  const { state } = new Scene().with(one => {
    resolving(one, 'explore', { node: 'T2' })
  })
  state.gains.push(
    { kind: 'resource', id: 'fur', n: 2, from: 'afterAction', by: 'cook' },
    { kind: 'discovery', id: 'goat', n: 1, from: 'afterAction', by: 'cook' },
    { kind: 'treasure', id: 'gold', n: 1, from: 'afterAction', by: 'cook' },
    { kind: 'invention', id: 'pot', n: 1, from: 'afterAction', by: 'cook' },
    { kind: 'equipment', id: 'bible', n: 1, from: 'afterAction', by: 'cook' },
    { kind: 'card', id: 'surprisingDiscovery', n: 1, from: 'afterAction', by: 'cook' },
  )
  settle(state, true)
  expect(sheetOf(state, 'cook')).toEqual({ fur: 2, goat: 1, gold: 1 })
  expect(laterIds(state, 'invention')).toEqual(['pot'])
  expect(laterIds(state, 'equipment')).toEqual(['bible'])
  expect(laterIds(state, 'card')).toEqual(['surprisingDiscovery'])
})

// Skills of one who sleeps outside

/** The cook sleeps on M2, the others have plenty to eat. */
const cookOutside = (change: (state: Robinson) => void): Scene =>
  fed(new Scene().discouraged()).with(state => {
    state.characters[0].outside = 'M2'
    change(state)
  })

test('Stone Soup feeds the cook who sleeps outside, and nobody else [outside.2] [outside.8] [skill.stone-soup]', () => {
  const scene = cookOutside(({ characters }) => (characters[0].det = 3))
  const asked = scene.ask(theNight)
  expect([asked.ask?.id, asked.ask?.seats, offeredIn(asked)]).toEqual([
    'window',
    [0],
    ['skill:stoneSoup', 'done'],
  ])
  const changes = scene.play(theNight, 'skill:stoneSoup')
  expect(changes).toMatchObject({ 'cook.det': -3, food: -1 }) // the carpenter's meal
  expect(changes).not.toHaveProperty('cook.wounds')
  expect(sheetOf(scene.state, 'cook')).toEqual({}) // eaten
})

test('Grandma’s Recipe outside takes a food of the cook’s own and heals the cook alone [outside.2] [skill.grandmas-recipe]', () => {
  const given = (food: number) =>
    cookOutside(state => {
      state.characters[0].det = 2
      for (const character of state.characters) character.wounds = 3
      sheet(state, 'cook', 'resource', 'food', food)
    })
  const scene = given(2)
  const changes = scene.play(theNight, 'skill:grandmasRecipe')
  expect(changes).toMatchObject({ 'cook.wounds': -2, 'cook.det': -2 })
  expect(changes).not.toHaveProperty('carpenter.wounds')
  expect(sheetOf(scene.state, 'cook')).toEqual({})
  const hungry = cookOutside(({ characters }) => {
    Object.assign(characters[0], { det: 2, wounds: 3 })
  })
  expect(hungry.play(theNight)['cook.wounds']).toBe(2) // the food of the camp is far away
})

test('at the camp the same skills serve the group [skill.stone-soup] [skill.grandmas-recipe]', () => {
  const scene = fed(new Scene()).with(({ characters }) => {
    for (const character of characters) character.wounds = 3
    characters[0].det = 2
  })
  const match = scene.ask(theNight)
  pickIn(match, 'skill:grandmasRecipe')
  expect(offeredIn(match)).toEqual(['cook', 'carpenter', 'friday'])
})
