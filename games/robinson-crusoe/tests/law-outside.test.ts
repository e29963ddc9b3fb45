import { expect, test } from 'vitest'
import type { DiscoveryId } from '../data/discoveries.ts'
import type { MysteryId } from '../data/mysteries.ts'
import type { Robinson } from '../state.ts'
import { fed, lateNight, theNight } from './cards/powers.ts'
import { offeredIn, Scene } from './cards/scene.ts'
import { sheet, sheetOf } from './gains.ts'
import { position } from './position.ts'

interface Finds {
  readonly tokens?: readonly DiscoveryId[]
  readonly treasures?: readonly MysteryId[]
  readonly food?: number
  readonly wounds?: number
}

/** A fed camp; the carpenter sleeps on M2, without a roof, with what was found there. */
const outsideWith = (finds: Finds): Scene => fed(new Scene().discouraged()).with(state => sleep(state, finds))

function sleep(state: Robinson, { tokens = [], treasures = [], food = 0, wounds = 0 }: Finds) {
  const { characters, decks } = state
  const sleeper = characters[1]
  for (const id of tokens) decks.discovery.splice(decks.discovery.indexOf(id), 1)
  for (const id of treasures) decks.mystery.splice(decks.mystery.indexOf(id), 1)
  sleeper.outside = 'M2'
  sleeper.wounds = wounds
  for (const id of tokens) sheet(state, sleeper.id, 'discovery', id)
  for (const id of treasures) sheet(state, sleeper.id, 'treasure', id)
  if (food > 0) sheet(state, sleeper.id, 'resource', 'food', food)
}

test('who sleeps outside alone may eat the Goat found there, and need not [outside.2] [outside.8] [demand.13]', () => {
  const scene = outsideWith({ tokens: ['goat'] })
  const asked = scene.ask(theNight)
  expect([asked.ask?.seats, offeredIn(asked)]).toEqual([[1], ['stash:goat', 'done']])
  expect(outsideWith({ tokens: ['goat'] }).play(theNight, 'done')['carpenter.wounds']).toBe(2)
  expect(scene.play(theNight, 'stash:goat')).not.toHaveProperty('carpenter.wounds')
  expect(sheetOf(scene.state, 'carpenter')).toEqual({ fur: 1 })
  expect(scene.state.discoveriesGone).toContain('goat')
  expect(scene.state.available.fur).toBe(3)
})

test('a Goat outside takes weapons as elsewhere, and is left alone where there is food [token.goat.1] [outside.2]', () => {
  const unarmed = outsideWith({ tokens: ['goat'] }).with(state => (state.weapons = 0))
  expect(unarmed.play(theNight)['carpenter.wounds']).toBe(2)
  expect(outsideWith({ tokens: ['goat'], food: 1 }).play(theNight)).not.toHaveProperty('carpenter.wounds')
})

test('the finder alone is healed outside by Vegetables, which take the Pot [outside.2] [token.vegetables]', () => {
  const scene = outsideWith({ tokens: ['vegetables'], food: 1, wounds: 3 }).items('pot')
  scene.state.characters[0].wounds = 3
  expect(scene.play(theNight, 'stash:vegetables', 'done')).toMatchObject({ 'carpenter.wounds': -2 })
  expect(scene.state.characters[0].wounds).toBe(3)
  const raw = outsideWith({ tokens: ['vegetables'], food: 1, wounds: 3 })
  expect(raw.play(theNight)).not.toHaveProperty('carpenter.wounds')
})

test('a Barrel opened outside heals its finder and keeps two food, which the camp has in the morning [outside.2] [card.mystery.barrel]', () => {
  const scene = outsideWith({ treasures: ['barrel'], food: 4, wounds: 1 })
  expect(scene.play(theNight, 'stash:barrel')['carpenter.wounds']).toBe(-1)
  expect(sheetOf(scene.state, 'carpenter')).toMatchObject({ barrel: 1 })
  scene.play(lateNight, 'stay')
  expect(scene.state.barrel).toBe(2)
  expect(sheetOf(scene.state, 'carpenter')).toEqual({ barrel: 1 })
})

test('Boxes found outside keep what their finder has left [outside.2] [card.mystery.boxes]', () => {
  const scene = outsideWith({ treasures: ['boxes'], food: 3 })
  scene.play(lateNight, 'stay')
  expect(sheetOf(scene.state, 'carpenter')).toEqual({ boxes: 1, food: 3 })
})

test('an extra meal is for each character, outside too [night.13] [outside.8]', () => {
  const tired = (food: number) =>
    outsideWith({ food }).with(({ pieces }) =>
      pieces.push({ kind: 'extraFood', at: 'night', source: -1, by: '', fresh: false, n: 0 }),
    )
  expect(tired(2).play(theNight)).not.toHaveProperty('carpenter.wounds')
  expect(tired(1).play(theNight)['carpenter.wounds']).toBe(1)
  expect(tired(0).play(theNight)['carpenter.wounds']).toBe(2 + 1)
})

test('what is brought from a night outside was found the day before: it serves and binds at once [outside.9]', () => {
  const match = position('cook', 'carpenter')
    .round(2)
    .change(state => sleep(state, { treasures: ['helmet', 'ceremonialBowl'] }))
    .until('event')
    .at('roundStart')
  expect(match.state.treasures).toMatchObject([{ id: 'helmet', from: 2 }])
  expect(match.state.characters[1].bowl).toBe(2)
})
