import { Chance } from '@tablee/kernel'
import { expect, test } from 'vitest'
import type { CharacterId } from '../../data/types.ts'
import { moveCamp } from '../../rules/camp.ts'
import { rest } from '../../rules/resolve/camp.ts'
import { redeal } from '../../view.ts'
import { sheet } from '../gains.ts'
import { fed, lateNight, offers, resolving, theNight, theWeather, use } from './powers.ts'
import { type Action, endOfActions, explore, offeredIn, pushOff, Scene } from './scene.ts'

const hurt = (n: number) => (scene: Scene) =>
  scene.with(({ characters }) => {
    for (const character of characters) character.wounds = n
  })

// Weather

const snowfall = (clouds: number) => (scene: Scene) =>
  scene.with(state => Object.assign(state, { roof: 9, forecast: { rain: 0, snow: clouds, animals: [] } }))

test('Blankets: three times a snow cloud is ignored, for wood and for the roof [card.mystery.blankets]', () => {
  const scene = snowfall(2)(new Scene()).treasures('blankets')
  expect(scene.play(theWeather, 'treasure:blankets', 'done')).toEqual({ wood: -1, 'treasure.blankets': -1 })
  snowfall(2)(scene).with(state => (state.roof = 0))
  expect(scene.play(theWeather, 'treasure:blankets', 'treasure:blankets')).toEqual({
    'treasure.blankets': -2,
  })
  expect(scene.state.mysteryDiscard).toContain('blankets')
})

test('Old Clothes: each round a snow cloud counts as rain and takes no wood [card.mystery.old-clothes]', () => {
  const scene = snowfall(2)(new Scene()).treasures('oldClothes')
  expect(scene.play(theWeather)).toEqual({ wood: -1 })
  snowfall(1)(scene).with(state => (state.roof = 0))
  expect(scene.play(theWeather)).toEqual({ wood: -1, food: -1 }) // as a rain cloud it is still above the roof
})

// Night and camp

test('the Barrel: one night each player heals 1; from then on it stores 2 food [card.mystery.barrel]', () => {
  const scene = hurt(2)(fed(new Scene().discouraged())).treasures('barrel')
  expect(scene.play(theNight, 'treasure:barrel')).toMatchObject({ 'cook.wounds': -1, 'carpenter.wounds': -1 })
  expect(scene.state.treasures).toMatchObject([{ id: 'barrel' }])
  expect(offers(scene.state, 'night')).not.toContain('barrel')
  scene.state.available.food = 5
  expect(scene.play(lateNight, 'stay')).toMatchObject({ food: -5 })
  expect(scene.state.barrel).toBe(2)
})

test('what the Barrel stores does not rot, but High Water takes it like all resources [night.10] [card.event.high-water]', () => {
  const scene = new Scene().treasures('barrel').with(state => Object.assign(state, { barrel: 2 }))
  expect(scene.play(pushOff('highWater'))).toMatchObject({ wood: -5, food: -5, fur: -3 })
  expect(scene.state.barrel).toBe(0)
})

test('unhurt, one is asked for the Barrel when food would rot, and only then [flow.4] [card.mystery.barrel]', () => {
  const scene = () => new Scene().discouraged().treasures('barrel')
  expect(scene().play(theNight)).not.toHaveProperty('treasure.barrel') // Nothing was asked.
  const stored = scene()
  stored.play(lateNight, 'stay', 'treasure:barrel')
  expect(stored.state).toMatchObject({ barrel: 2, available: { food: 0 } })
  expect(scene().items('cellar').play(lateNight, 'stay')).toEqual({})
})

test('a Barrel that was not opened stores nothing [card.mystery.barrel]', () => {
  const scene = new Scene().treasures('barrel')
  scene.play(lateNight, 'stay', 'done')
  expect(scene.state.barrel).toBe(0)
})

test('the Bottle of Wine: one night, two wounds, shared freely [card.mystery.bottle-of-wine]', () => {
  const scene = hurt(2)(fed(new Scene().discouraged())).treasures('bottleOfWine')
  const changes = scene.play(theNight, 'treasure:bottleOfWine', 'cook', 'friday')
  expect(changes).toMatchObject({ 'cook.wounds': -1, 'friday.wounds': -1, 'treasure.bottleOfWine': -1 })
})

test('the finder may drink the wine outside the camp [card.mystery.bottle-of-wine.2]', () => {
  const scene = hurt(3)(fed(new Scene().discouraged())).with(state => {
    const { mystery } = state.decks
    mystery.splice(mystery.indexOf('bottleOfWine'), 1)
    state.characters[1].outside = 'M2'
    sheet(state, 'carpenter', 'treasure', 'bottleOfWine')
    sheet(state, 'carpenter', 'resource', 'food')
  })
  const match = scene.ask(theNight)
  expect(match.ask?.seats).toEqual([1])
  expect(scene.play(theNight, 'stash:bottleOfWine')['carpenter.wounds']).toBe(-2)
  expect(scene.state.mysteryDiscard).toContain('bottleOfWine')
})

test('Boxes: food never rots [card.mystery.boxes]', () => {
  expect(new Scene().play(lateNight, 'stay')).toEqual({ food: -5 })
  expect(new Scene().treasures('boxes').play(lateNight, 'stay')).toEqual({})
})

test('the Hammock: a resting player gains determination too [card.mystery.hammock]', () => {
  const scene = hurt(3)(new Scene()).treasures('hammock')
  expect(scene.play(t => rest(t, resolving(t.state, 'rest'), 'cook'))).toEqual({
    'cook.wounds': -1,
    'cook.det': 1,
  })
})

test('the Hammock is not for Friday, not with the Bed, and for as many as like [card.mystery.hammock.2]', () => {
  const scene = hurt(3)(new Scene()).treasures('hammock').items('bed')
  const rests =
    (who: CharacterId): Action =>
    t =>
      rest(t, resolving(t.state, 'rest', { who }), who)
  expect(scene.play(rests('friday'))).toEqual({ 'friday.wounds': -1 })
  expect(scene.play(rests('cook'), 'hammock')).toEqual({ 'cook.wounds': -1, 'cook.det': 1 })
  expect(scene.play(rests('carpenter'), 'bed')).toEqual({ 'carpenter.wounds': -2, 'carpenter.det': 1 })
})

test('the Hatchet: an extra-wood token on the camp’s tile, which moves with the camp [card.mystery.hatchet-treasure]', () => {
  const scene = new Scene().mysteries('hatchetTreasure')
  scene.play(explore({ any: 1 }))
  expect(scene.play(endOfActions)).toMatchObject({ 'extraWood@M1': 1, 'treasure.hatchetTreasure': 1 })
  const moved = scene.play(t => {
    moveCamp(t, 'M2')
    return undefined
  })
  expect(moved).toMatchObject({ 'extraWood@M1': -1, 'extraWood@M2': 1 })
})

// Looking and removing

test('Herbal Mixture: once, a look at the next card of the event deck [card.mystery.herbal-mixture]', () => {
  const scene = new Scene().treasures('herbalMixture')
  expect(scene.play(use('herbalMixture'))).toEqual({ 'treasure.herbalMixture': -1 })
  expect(scene.state.seen.event).toEqual([scene.state.decks.event.at(-1)])
})

test('Herbal Mixture: whatever the card is, or the beast beside it instead [card.mystery.herbal-mixture.2]', () => {
  const scene = new Scene().treasures('herbalMixture').with(state => {
    state.asideBeast = state.decks.beast.pop() ?? ''
    state.decks.build.splice(state.decks.build.indexOf('savings'), 1)
    state.decks.event.push('savings')
  })
  const match = scene.ask(use('herbalMixture'))
  expect(offeredIn(match)).toEqual(['event', 'beast'])
  scene.play(use('herbalMixture'), 'beast')
  expect(scene.state.notes.seenBeast).toEqual([scene.state.asideBeast])
  const { asideBeast } = scene.state
  for (const seed of [1, 2, 3]) redeal(scene.state, null, Chance.of(seed))
  expect(scene.state.asideBeast).toBe(asideBeast) // what was looked at is known
  const other = new Scene().treasures('herbalMixture').with(({ decks }) => {
    decks.build.splice(decks.build.indexOf('savings'), 1)
    decks.event.push('savings')
  })
  other.play(use('herbalMixture'))
  expect(other.state.seen.event).toEqual(['savings'])
})

test('the Protective Amulet removes one token or marker of the island [card.mystery.protective-amulet]', () => {
  const lay = (scene: Scene) =>
    scene.with(({ pieces }) => {
      const piece = { source: -1, by: '', fresh: false, n: 0 }
      pieces.push({ ...piece, kind: 'slow', at: 'M2' }, { ...piece, kind: 'exhausted', at: 'T1', source: 0 })
      pieces.push({ ...piece, kind: 'slow', at: 'build' }, { ...piece, kind: 'numbered', at: 'T1', n: 1 })
    })
  const scene = lay(new Scene()).treasures('protectiveAmulet')
  const match = scene.ask(use('protectiveAmulet'))
  expect(offeredIn(match)).toEqual(['slow:M2:-1', 'exhausted:T1:0', 'numbered:T1:-1'])
  const changes = scene.play(use('protectiveAmulet'), 'exhausted:T1:0')
  expect(changes).toEqual({ 'exhausted@T1:0': -1, 'treasure.protectiveAmulet': -1 })
})

test('the shortcut, its token taken away, must be built again [card.invention.shortcut.9]', () => {
  const scene = new Scene(['cook', 'explorer'])
    .items('shortcut')
    .treasures('protectiveAmulet')
    .with(({ pieces }) =>
      pieces.push({ kind: 'shortcut', at: 'M2', source: -1, by: 'shortcut', fresh: false, n: 0 }),
    )
  const changes = scene.play(use('protectiveAmulet'))
  expect(changes).toMatchObject({ 'shortcut@M2': -1, 'item.shortcut': -1 })
})
