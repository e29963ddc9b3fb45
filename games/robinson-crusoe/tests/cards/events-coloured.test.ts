import { test } from 'vitest'
import type { COLOURED_EVENTS } from '../../data/events/coloured.ts'
import { allDets, allWounds, det, type EventRow, eventRows, expectEvent, tokens } from './event-row.ts'

const woodOrShovel = [{ wood: 1 }, { item: 'shovel' }] as const
const moveToM2 = {
  picks: ['M2'],
  changes: { 'camp@M1': -1, 'camp@M2': 1, roof: -1, palisade: -1 },
}

const COLOURED: { readonly [E in keyof typeof COLOURED_EVENTS]: EventRow } = {
  brokenTree: {
    event: allWounds(1),
    action: { needs: 'rope', gives: { 'later.wood': 1, ...det(1) } },
    threat: { morale: -1 },
  },
  catastrophe: {
    event: { itemsAway: 1 },
    action: { gives: det(1) },
    threat: { picks: ['knife'], changes: { 'item.knife': -1, weapons: -1 } },
  },
  fight: { event: allWounds(1), action: { gives: det(1) }, threat: allDets(-2) },
  flyingSurprise: {
    event: { picks: ['roof'], changes: { roof: -1 } },
    action: { pay: [{ wood: 1 }], gives: det(1) },
    threat: { picks: ['palisade'], changes: { palisade: -1 } },
  },
  heavyClouds: {
    event: tokens('rain@weather'),
    action: { pay: [{ fur: 1 }], gives: det(1) },
    threat: tokens('rain@weather'),
  },
  heavyRain: {
    event: tokens('rain@weather'),
    action: { pay: [{ wood: 1 }], gives: det(1) },
    threat: tokens('rain@weather'),
  },
  jaguar: { event: allWounds(1), action: { needs: 2, gives: {} }, threat: allWounds(1) },
  landslide: {
    event: moveToM2,
    action: { needs: 'shovel', gives: det(1) },
    threat: tokens('production.skip'),
  },
  memoriesOfTheCruise: {
    event: { morale: -1 },
    action: { pawns: 2, gives: { morale: 1, ...det(2) } },
    threat: allDets(-1),
  },

  cloudburst: { event: moveToM2, action: { gives: { roof: 1, palisade: 1 } } },
  culledArea: { event: tokens('production.noFood'), action: { needs: 2, gives: { 'later.food': 2 } } },
  disaster: {
    event: { picks: ['palisade'], changes: { palisade: -1 } },
    action: { pay: [{ wood: 1 }], gives: { picks: ['roof'], changes: { roof: 1 } } },
    threat: { picks: ['roof'], changes: { roof: -1 } },
  },
  frost: {
    event: tokens('snow@weather'),
    action: { pay: [{ wood: 1 }, { fur: 1 }], gives: det(2) },
    threat: tokens('snow@weather'),
  },
  heavyRainIsComing: {
    event: tokens('rain@weather'),
    action: { needs: 'shovel', gives: det(1) },
    threat: tokens('rain@weather'),
  },
  highWater: {
    event: tokens('adventure@explore'),
    action: { pawns: 2, pay: woodOrShovel, way: 1, gives: det(2) },
    threat: { wood: -5, food: -5, fur: -3, 'production.skip': 1 },
  },
  ragingRiver: {
    event: tokens('production.half'),
    action: { needs: 'shovel', gives: det(1) },
    threat: tokens('production.skip'),
  },
  rain: {
    event: tokens('rain@weather'),
    action: { pay: [{ fur: 1 }], gives: det(1) },
    threat: tokens('rain@weather'),
  },
  storm: {
    event: tokens('storm@weather'),
    action: { pay: woodOrShovel, gives: det(1) },
    threat: { palisade: -1 },
  },
  stormDamage: {
    event: { picks: ['palisade'], changes: { palisade: -1 } },
    action: { pay: [{ wood: 1 }], gives: { picks: ['palisade'], changes: { palisade: 1 } } },
    threat: { picks: ['roof'], changes: { roof: -1 } },
  },
  strokeOfFate: { event: {}, action: { gives: det(3) }, threat: allDets(-1) },
  thunderstorm: {
    event: tokens('exhausted@M1:0'),
    action: { needs: 'shovel', gives: { 'exhausted@M1:0': -1 } },
    threat: tokens('exhausted@M1:0'),
  },

  awfulWeather: {
    event: tokens('rain@weather'),
    action: { pay: [{ wood: 1 }], gives: det(1) },
    threat: tokens('snow@weather'),
  },
  chronicTiredness: {
    event: tokens('extraFood@night'),
    action: { pawns: 2, gives: det(2) },
    threat: allWounds(1),
  },
  coldRain: {
    event: tokens('rain@weather'),
    action: { needs: 'shovel', gives: det(1) },
    threat: tokens('rain@weather'),
  },
  fire: {
    event: tokens('production.noWood'),
    action: { needs: 'shovel', gives: det(1) },
    threat: tokens('production.noWood'),
  },
  flood: {
    event: { picks: ['3'], changes: { palisade: -1 } },
    action: { needs: 'shovel', gives: det(1) },
    threat: { palisade: -1 },
  },
  nightAttack: {
    given: ({ state: { decks } }) => decks.hunting.reverse(),
    event: allWounds(1),
    action: { needs: 3, gives: { weapons: -1, 'later.food': 2, 'later.fur': 1, hunting: -1 } },
    threat: { hunting: -1 },
  },
  precipice: {
    event: { picks: ['M2'], changes: tokens('faceDown@M2') },
    action: { pay: [{ wood: 2 }], gives: { 'faceDown@M2': -1, ...det(3) } },
  },
  predatorInTheVicinity: {
    event: tokens('animals@weather'),
    action: { needs: 2, gives: det(1) },
    threat: tokens('animals@weather'),
  },
  predators: {
    event: tokens('exhausted@M1:1'),
    action: { pawns: 2, needs: 2, gives: { 'exhausted@M1:1': -1, ...det(1) } },
    threat: tokens('exhausted@M1:1'),
  },
  predatorsInTheWoods: {
    event: tokens('danger@explore'),
    action: { needs: 1, gives: { 'danger@explore': -1, ...det(1) } },
    threat: { 'danger@explore': -1, ...allWounds(1) },
    threatAfter: true,
  },
  ravishingWindstorm: { event: { weapons: -2 }, action: { gives: { weapons: 1, ...det(1) } } },
  sunnyBeach: { event: {}, action: { pawns: 2, gives: allDets(1) }, threat: allDets(-1) },
}

test.each(eventRows(COLOURED))('%s', (_, id, row) => expectEvent(id, row))
