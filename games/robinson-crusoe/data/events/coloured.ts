import {
  allDet,
  allWound,
  det,
  exhaustClosest,
  flipItems,
  gain,
  groupDecides,
  ifPossible,
  level,
  morale,
  production,
  roofOrPalisade,
  special,
  token,
  weather,
} from '../verbs.ts'
import { armed, event, forFur, forWood, forWoodOrFur, justAct, twoPawns, withShovel } from './event.ts'

const woodOrShovel = [{ wood: 1 }, { item: 'shovel' }] as const

/** The event cards with the colour of an adventure deck, on which they put a token. */
export const COLOURED_EVENTS = {
  // The build deck.
  brokenTree: event(
    'build',
    [allWound(1)],
    { pawns: 1, needs: { items: ['rope'] }, result: [det(1), gain('wood', 1)] },
    [morale(-1)],
  ),
  catastrophe: event('build', [special('catastrophe')], justAct(det(1)), [ifPossible({ do: 'discardItem' })]),
  fight: event('build', [allWound(1)], justAct(det(1)), [allDet(-2)]),
  flyingSurprise: event('build', [roofOrPalisade(-1)], forWood(det(1)), [roofOrPalisade(-1)]),
  heavyClouds: event('build', [weather('rain')], forFur(det(1)), [weather('rain')]),
  heavyRain: event('build', [weather('rain')], forWood(det(1)), [weather('rain')]),
  jaguar: event('build', [allWound(1)], armed(2), [allWound(1)]),
  landslide: event('build', [{ do: 'moveCamp' }], withShovel(det(1)), [production('skip')]),
  memoriesOfTheCruise: event('build', [morale(-1)], twoPawns(det(2), morale(1)), [allDet(-1)]),

  // The gather deck.
  cloudburst: event('gather', [special('cloudburst')], justAct(special('cloudburst:action')), []),
  culledArea: event('gather', [production('noFood')], armed(2, gain('food', 2)), []),
  disaster: event('gather', [roofOrPalisade(-1)], forWood(roofOrPalisade(1)), [
    { do: 'loseHalf', of: 'either' },
  ]),
  frost: event('gather', [weather('snow')], forWoodOrFur(det(2)), [weather('snow')]),
  heavyRainIsComing: event('gather', [weather('rain')], withShovel(det(1)), [weather('rain')]),
  highWater: event(
    'gather',
    [token('adventure', 'explore')],
    { pawns: 2, pay: woodOrShovel, result: [det(2)] },
    [{ do: 'loseAll' }, production('skip')],
  ),
  ragingRiver: event('gather', [production('half')], withShovel(det(1)), [production('skip')]),
  rain: event('gather', [weather('rain')], forFur(det(1)), [weather('rain')]),
  storm: event(
    'gather',
    [weather('storm')],
    { pawns: 1, pay: woodOrShovel, result: [det(1)] },
    [level('palisade', -1)],
    { copies: 2 },
  ),
  stormDamage: event('gather', [{ do: 'loseHalf', of: 'either' }], forWood(roofOrPalisade(1)), [
    roofOrPalisade(-1),
  ]),
  strokeOfFate: event('gather', [special('strokeOfFate')], justAct(det(3)), [allDet(-1)]),
  thunderstorm: event('gather', [exhaustClosest('wood')], withShovel({ do: 'uncover' }), [
    exhaustClosest('wood'),
  ]),

  // The explore deck.
  awfulWeather: event('explore', [weather('rain')], forWood(det(1)), [weather('snow')]),
  chronicTiredness: event('explore', [token('extraFood', 'night')], twoPawns(det(2)), [allWound(1)]),
  coldRain: event('explore', [weather('rain')], withShovel(det(1)), [weather('rain')]),
  fire: event('explore', [production('noWood')], withShovel(det(1)), [production('noWood')]),
  flood: event(
    'explore',
    [groupDecides([flipItems(1)], [level('weapons', -1)], [level('palisade', -1)], [allWound(1)])],
    withShovel(det(1)),
    [level('palisade', -1)],
  ),
  nightAttack: event(
    'explore',
    [allWound(1), ifPossible({ do: 'hunting', op: 'lookTop' })],
    armed(3, { do: 'hunting', op: 'takeTop' }),
    [ifPossible({ do: 'hunting', op: 'discardTop' })],
  ),
  precipice: event(
    'explore',
    [ifPossible({ do: 'turnTile' })],
    { pawns: 1, pay: [{ wood: 2 }], result: [{ do: 'unturnTile' }, det(3)] },
    [],
  ),
  predatorInTheVicinity: event('explore', [weather('animals')], armed(2, det(1)), [weather('animals')]),
  predators: event(
    'explore',
    [exhaustClosest('parrot', 'fish')],
    { pawns: 2, needs: { weapons: 2 }, result: [{ do: 'uncover' }, det(1)] },
    [exhaustClosest('parrot', 'fish')],
  ),
  predatorsInTheWoods: event(
    'explore',
    [token('danger', 'explore')],
    armed(1, det(1), { do: 'removeTokens' }),
    [allWound(1), { do: 'removeTokens' }],
  ),
  ravishingWindstorm: event(
    'explore',
    [ifPossible(level('weapons', -2))],
    justAct(level('weapons', 1), det(1)),
    [],
  ),
  sunnyBeach: event('explore', [], twoPawns(allDet(1)), [allDet(-1)]),
}
