import { expect, test } from 'vitest'
import { least, most, pawnSupply } from '../rules/plan/pawns.ts'
import { type Moment, sharedOffers } from '../rules/powers/offers.ts'
import { useOffer } from '../rules/powers/window.ts'
import { type Action, pickIn, Scene } from './cards/scene.ts'
import { carryOut, NO, position, put, refusal, YES } from './position.ts'

// The worked examples of the book that no test of a single rule plays through.

const three = () => position('cook', 'carpenter', 'explorer')

test('a storm, a crack in the palisade, then the event and the threat it pushes off (example 2)', () => {
  const match = position('cook', 'soldier')
    .round(3)
    .shelter()
    .level('palisade', 2)
    .has({ wood: 2 })
    .threats('nightHowling', 'frost')
    .events('stormOnTheHorizon', 'inAHurry', 'unusuallyColdNight')
    .until('morale')
    .at('event')
  expect(match.state.pieces).toMatchObject([{ kind: 'storm', at: 'weather' }])
  expect(match.state.palisade).toBe(1)
  expect(match.state.gone).toEqual(
    expect.arrayContaining(['adventure:stormOnTheHorizon', 'adventure:inAHurry']),
  )
  expect(match.waiting?.prompt).toBe('branch') // 2 wood, or a wound each
  match.pickKey(0, '1')
  expect(match.state.available.wood).toBe(0)
  expect(match.state.threats).toEqual({ left: 'frost', right: 'unusuallyColdNight' })
  expect(match.state.gone).toContain('event:nightHowling')
  expect(match.state.palisade).toBe(0) // the threat of the card that was pushed off
})

test('Fire raises the palisade; the Map lends a pawn each round and opens the Shortcut (example 10)', () => {
  const match = position('explorer', 'cook').shelter().tile('M2', 5).tile('M3', 3).planning()
  put(match, 'explorer', 'build:fire:M1')
  put(match, 'explorer', 'join:1')
  put(match, 'cook', 'build:map:M1')
  put(match, 'cook', 'join:2')
  expect(refusal(position('explorer').planning(), 'explorer', 'build:shortcut:M1')).toBe('plan.16')
  carryOut(match)
  for (const key of ['1', 'fire']) pickIn(match, key)
  expect(match.state).toMatchObject({ items: ['fire', 'map'], palisade: 1 })
  expect(pawnSupply(match.state).find(({ id }) => id === 'map')).toMatchObject({ colour: 'green', count: 1 })
  const later = position('explorer').tile('M2', 3).items('map').planning()
  expect(refusal(later, 'explorer', 'build:shortcut:M1')).toBeNull()
})

test('a slow token on Build: 2 pawns or 3 for the first, 1 or 2 for the second (example 12)', () => {
  const match = three().has({ wood: 2 }).piece('slow', 'build').planning()
  put(match, 'cook', 'build:weapons:M1')
  put(match, 'carpenter', 'build:weapons:M1')
  expect(match.state.plan.actions.map(action => [least(action), most(action)])).toEqual([
    [2, 3],
    [1, 2],
  ])
})

test('the pawns of Map and Compass alone explore nothing (example 18)', () => {
  const match = three().items('map').treasures('compass').planning()
  expect(refusal(match, 'map', 'explore:M2')).toBe('neutral.2')
  expect(refusal(match, 'compass', 'explore:M2')).toBe('neutral.2')
  put(match, 'cook', 'explore:M2')
  put(match, 'map', 'join:1')
  expect(refusal(match, 'compass', 'join:1')).toBe('plan.12')
})

test('the grey dice show wound, failure and adventure: all three come (example 23)', () => {
  const match = position('cook', 'soldier')
    .tile('M2', 5)
    .adventures('winterIsComing')
    .rolls(NO, YES, YES)
    .planning()
  put(match, 'cook', 'gather:M2:1')
  put(match, 'soldier', 'explore:M3')
  for (const pawn of ['soldier', 'cook']) put(match, pawn, 'join:2')
  carryOut(match)
  const [cook] = match.state.characters
  expect(cook).toMatchObject({ wounds: 1 })
  expect(match.state.available.wood).toBe(0)
  expect(match.state.decks.gather).not.toContain('winterIsComing')
  expect(cook.det).toBe(2)
})

test('a food source with a token gives 2 food, and nothing once it is exhausted (example 30)', () => {
  const tile = () => position('cook').tile('M2', 9).piece('extraFood', 'M2')
  const match = tile().planning()
  put(match, 'cook', 'gather:M2:0')
  put(match, 'cook', 'join:1')
  carryOut(match)
  expect(match.state.available.food).toBe(2)
  const exhausted = tile().piece('exhausted', 'M2', { source: 0 }).planning()
  expect(refusal(exhausted, 'cook', 'gather:M2:0')).toBe('gather.6')
})

test('without weapons the Pistol lets the Goat be killed, at the price of one shot (example 75)', () => {
  const scene = new Scene().discouraged().with(state => {
    state.weapons = 0
    state.decks.discovery.splice(state.decks.discovery.indexOf('goat'), 1)
    state.discoveries.push('goat')
    state.decks.equipment.splice(state.decks.equipment.indexOf('pistol'), 1)
    state.equipment.push({ id: 'pistol', uses: 2 })
  })
  const goat: Action = function* (t) {
    t.state.phase = 'planning'
    const moment: Moment = { kind: 'planning', actor: 'cook', anything: true }
    const [offer] = sharedOffers(t.state, moment).filter(({ id }) => id === 'goat')
    yield* useOffer(t, offer, 'cook')
  }
  const changes = scene.play(goat, 'equipment:pistol')
  expect(scene.state.discoveries).toEqual([])
  expect(scene.state.equipment).toEqual([{ id: 'pistol', uses: 1 }])
  expect(changes).toEqual({ food: 1, fur: 1, discoveries: -1 })
})

test('nobody salvages the wreckage: right, then left, then gone for nothing (example 76)', () => {
  const rounds = (round: number, left: '' | 'foodCrates', right: 'foodCrates' | 'frost') =>
    position('cook').round(round).threats(left, right).events('strongWind').until('morale').at('eventCard')
      .state
  expect(position('cook').state.threats).toEqual({ left: '', right: 'foodCrates' })
  expect(rounds(2, '', 'foodCrates').threats).toEqual({ left: 'foodCrates', right: 'strongWind' })
  const gone = rounds(3, 'foodCrates', 'frost')
  expect(gone.threats).toEqual({ left: 'frost', right: 'strongWind' })
  expect(gone.gone).toContain('wreckage:foodCrates')
  expect(gone.available).toEqual({ wood: 0, food: 0, nonPerishable: 0, fur: 0 })
})
