import { expect, test } from 'vitest'
import type { BOOK_EVENTS } from '../../data/events/book.ts'
import { EVENTS } from '../../data/events.ts'
import { allDets, allWounds, det, type EventRow, eventRows, expectEvent, tokens } from './event-row.ts'

const noPalisadeYet = (scene: { state: { palisade: number } }) => {
  scene.state.palisade = 5
}

const BOOKS: { readonly [E in keyof typeof BOOK_EVENTS]: EventRow } = {
  argument: {
    event: { argument: 1 },
    action: { pawns: 2, gives: { morale: 1, ...det(1) } },
    threat: { morale: -1, ...allDets(-1) },
  },
  badFeelings: {
    event: tokens('reroll@gather'),
    action: { gives: det(1) },
    threat: tokens('adventure@gather', 'reroll@gather'),
  },
  bear: {
    event: tokens('blocked@arrange'),
    action: { needs: 'shovel', gives: det(1) },
    threat: { morale: -1, ...allDets(-1) },
  },
  bodyOnTheBeach: {
    event: { morale: -1 },
    action: { needs: 'shovel', gives: det(2) },
    threat: { morale: -2 },
  },
  callOfTheWild: {
    event: tokens('danger@hunt'),
    action: { needs: 2, gives: { 'later.food': 1 } },
    threat: tokens('danger@hunt'),
  },
  council: {
    event: { picks: ['bricks', 'dam', 'map'], changes: { inventions: -3 } },
    action: { gives: { picks: ['dam'], changes: { inventions: 1, ...det(1) } } },
    threat: { picks: ['bricks', 'dam'], changes: { inventions: -2 } },
  },
  dangerousNight: { event: { asideBeast: 1 }, action: { needs: 2, gives: { asideBeast: -1, hunting: 1 } } },
  depression: {
    event: { picks: ['bricks', 'dam'], changes: { inventions: -2, ...allDets(-1) } },
    action: { pay: [{ food: 1 }], gives: det(2) },
    threat: { picks: ['bricks', 'dam'], changes: { morale: -1, inventions: -2 } },
  },
  despondency: {
    event: { 'first.cook': -1, 'first.carpenter': 1 },
    action: { pay: [{ food: 1 }], gives: det(1) },
    threat: { morale: -2 },
  },
  devastation: {
    event: { picks: ['M2:0', 'B1:1'], changes: tokens('exhausted@M2:0', 'exhausted@B1:1') },
    action: { needs: 'shovel', gives: det(1) },
    threat: { picks: ['T1:0'], changes: tokens('exhausted@T1:0') },
  },
  drought: {
    event: tokens('covered@B1'),
    action: { needs: 'shovel', gives: { 'covered@B1': -1, ...det(1) } },
    threat: tokens('covered@B1'),
  },
  earthquake: {
    event: { picks: ['T1'], changes: tokens('faceDown@T1') },
    action: { needs: 'shovel', gives: { 'faceDown@T1': -1 } },
  },
  exhaustingNight: { event: tokens('reroll@build'), action: { gives: det(1) }, threat: { morale: -2 } },
  fightInTheDark: {
    event: { hunting: -1 },
    action: { needs: 2, gives: det(1) },
    threat: tokens('animals@weather'),
  },
  foulWeather: {
    event: tokens('slow@gather'),
    action: { needs: 'shovel', gives: det(1) },
    threat: { picks: ['M2:0', 'M2:1'], changes: tokens('exhausted@M2:0', 'exhausted@M2:1') },
  },
  howlingFromTheWoods: {
    given: ({ state: { decks } }) => {
      decks.beast = decks.beast.filter(id => id !== 'bearBeast' && id !== 'birds' && id !== 'boa')
      decks.beast.push('birds', 'bearBeast', 'boa')
    },
    event: { hunting: 1 },
    action: { needs: 'fire', gives: det(1) },
    threat: { hunting: -1, food: 2, fur: 1 },
  },
  lossOfHope: {
    event: { 'cook.build,arrange,rest+0': 1 },
    action: { gives: det(1) },
    threat: { morale: -2 },
  },
  messInTheCamp: { event: tokens('slow@arrange'), action: { gives: det(1) }, threat: allDets(-1) },
  mist: {
    event: tokens('slow@explore'),
    action: { gives: det(1) },
    threat: tokens('slow@explore', 'adventure@explore'),
  },
  naturalDamBreaks: {
    event: tokens('production.plusWood', 'production.noFood', 'adventure@explore'),
    action: { needs: 'shovel', gives: det(1) },
    threat: {
      picks: ['knife', 'rope'],
      changes: { 'item.knife': -1, 'item.rope': -1, inventions: 2, weapons: -1 },
    },
  },
  nightHowling: {
    event: tokens('danger@hunt'),
    action: { needs: 2, gives: det(1) },
    threat: { palisade: -1 },
  },
  otters: {
    event: tokens('exhausted@M1:1'),
    action: { needs: 1, gives: { 'exhausted@M1:1': -1 } },
    threat: tokens('exhausted@M1:1'),
  },
  poisoning: {
    event: allWounds(1),
    action: { needs: 'knife', gives: { weapons: 1, ...det(1) } },
    threat: allWounds(1),
  },
  predatorIsNear: {
    event: tokens('exhausted@M2:0'),
    action: { needs: 2, gives: { 'exhausted@M2:0': -1, ...det(1) } },
    threat: tokens('adventure@explore', 'adventure@gather'),
  },
  ravenousPredators: {
    event: tokens('danger@hunt'),
    action: { needs: 'fire', gives: det(1) },
    threat: { palisade: -1 },
  },
  ravishingHurricane: {
    event: { picks: ['M2'], changes: tokens('exhausted@M2:0', 'exhausted@M2:1') },
    action: { needs: 'shovel', gives: { 'exhausted@M2:0': -1, 'exhausted@M2:1': -1, ...det(1) } },
  },
  roughPassage: {
    event: tokens('covered@T1'),
    action: { gives: { 'covered@T1': -1, ...det(1) } },
    threat: tokens('covered@T1'),
  },
  searchingForANewPath: {
    event: tokens('reroll@explore'),
    action: { gives: det(1) },
    threat: tokens('adventure@explore', 'adventure@gather'),
  },
  sleeplessNight: {
    event: tokens('reroll@build', 'reroll@gather', 'reroll@explore'),
    action: { gives: det(1) },
    threat: tokens('adventure@explore', 'adventure@gather'),
  },
  slowWork: {
    event: tokens('extraWood@build'),
    action: { gives: det(1) },
    threat: tokens('extraWood@build'),
  },
  smokeOnTheHorizon: {
    event: tokens('covered@M2'),
    action: { gives: { 'covered@M2': -1, ...det(1) } },
    threat: tokens('covered@M2'),
  },
  strongWind: {
    event: tokens('slow@build'),
    action: { gives: det(1) },
    threat: { picks: ['knife'], changes: { 'item.knife': -1, inventions: 1, weapons: -1 } },
  },
  termites: { event: { wood: -1 }, action: { needs: 'fire', gives: det(1) }, threat: { wood: -1 } },
  theIslandFightsBack: {
    given: noPalisadeYet,
    event: { palisade: -1 },
    action: { gives: det(1) },
    threat: { palisade: -1 },
  },
  unusuallyColdNight: {
    event: { picks: ['1'], changes: { wood: -2 } },
    action: { pay: [{ wood: 1 }, { fur: 1 }], way: 1, gives: det(1) },
    threat: allWounds(1),
  },
  vertigo: { event: { 'cook.onePawn+0': 1 }, action: { gives: det(1) }, threat: allDets(-1) },
  weakness: { event: { 'cook.noSkills+0': 1 }, action: { gives: det(1) }, threat: { 'cook.noSkills+0': 1 } },
  winterDepression: {
    event: { morale: -1 },
    action: { pay: [{ food: 1 }], gives: det(1) },
    threat: allDets(-1),
  },
  wreckedBalloon: {
    given: scene => scene.mysteries('snake', 'antiqueRapier'),
    event: { morale: -1 },
    action: { gives: { 'later.antiqueRapier': 1 } },
  },
}

test.each(eventRows(BOOKS))('%s', (_, id, row) => expectEvent(id, row))

test('39 event cards show the book, 34 a colour: 9 build, 13 gather, 12 explore [comp.11]', () => {
  const count = (wanted: string) =>
    Object.values(EVENTS).reduce((n, { symbol, copies = 1 }) => (symbol === wanted ? n + copies : n), 0)
  expect(count('book')).toBe(39)
  expect(['build', 'gather', 'explore'].map(count)).toEqual([9, 13, 12])
})
