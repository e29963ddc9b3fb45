import {
  allDet,
  allWound,
  decide,
  det,
  gain,
  groupDecides,
  level,
  lose,
  morale,
  orDiscard,
  rerollAll,
  roofOrPalisade,
  shuffle,
  special,
  token,
  unlessMedicine,
  weather,
  wound,
} from '../verbs.ts'
import { bearerAtCamp, bearerOnePawn, cardOf, woundCard } from './adventure.ts'

const card = cardOf('explore')

/** The adventure cards of the explore deck; “the tile” is the one just placed, or the space still unexplored. */
export const EXPLORE_ADVENTURES = {
  bamboo: card([orDiscard(gain('wood', 2))], [roofOrPalisade(-1)]),
  carcass: card([orDiscard(gain('food', 2), gain('fur', 2))], [allWound(1)]),
  coldWind: card([shuffle], [weather('snow')]),
  dangerousTerrain: card([token('danger', 'theTile')]),
  emptyForest: card([shuffle], [token('danger', 'hunt')]),
  flu: card([decide([lose('food', 1)], [shuffle])], [{ do: 'atNight', effects: [special('flu:night')] }]),
  itsGoingToRain: card([shuffle], [weather('rain')]),
  lost: card([{ do: 'nightOutside', next: [morale(1)] }]),
  lostInTheThicket: card([{ do: 'nightOutside', next: [{ do: 'drawDiscoveries', n: 1 }] }]),
  lostInTheWoods: card([det(-2)]),
  misadventure: woundCard('explore', 'leg', [bearerAtCamp]),
  oldGrave: card([det(-1), shuffle], [{ do: 'det', who: 'first', n: -2 }]),
  oldHut: card([orDiscard({ do: 'mystery', creatures: 1, treasures: 1 })], [allDet(-1)]),
  puma: card(
    [decide([{ do: 'nightOutside' }], [shuffle])],
    [{ do: 'fight', strength: 3, weapons: 1, food: 2, fur: 1, palisade: 1 }],
  ),
  remainsOfASettlement: card([orDiscard({ do: 'mystery', traps: 1, treasures: 2 })], [allWound(1)], {
    src: 'rulebook',
  }),
  ruinedHut: card(
    [orDiscard({ do: 'buildFree', from: ['knife', 'rope', 'shovel', 'medicine'] })],
    [morale(-1)],
  ),
  secretCave: card(
    [orDiscard({ do: 'mystery', dangers: 1, treasures: 2 })],
    [{ do: 'fight', strength: 3, food: 2, fur: 1, palisade: 1 }],
  ),
  shrine: card([orDiscard({ do: 'mystery', treasures: 1 })], rerollAll),
  signsOfFire: card([{ do: 'exhaust', which: 'onTheTile' }], undefined, { copies: 2 }),
  stormOnTheHorizon: card([shuffle], [weather('storm')]),
  surprisingDiscovery: card([special('surprisingDiscovery')], undefined, {
    power: { windows: ['fight', 'weapons'], effects: [{ do: 'temporaryWeapons', n: 3 }] },
  }),
  swamp: card([token('slow', 'theTile')]),
  theresSomethingInTheAir: card([token('adventure', 'explore'), shuffle], [token('adventure', 'explore')]),
  thornyBush: woundCard('explore', 'arm', [unlessMedicine(bearerOnePawn)]),
  tiger: card(
    [decide([{ do: 'nightOutside' }], [shuffle])],
    [{ do: 'fight', strength: 4, weapons: 1, food: 2, fur: 1, palisade: 1 }],
  ),
  vipers: woundCard('explore', 'head', [unlessMedicine(bearerOnePawn)]),
  // That the token leaves is printed on the Polish card alone.
  wildBerries: woundCard('explore', 'belly', [bearerOnePawn]),
  wildDog: card([wound(1), shuffle], [groupDecides([lose('food', 1), level('weapons', 1)], [])]),
  wrongTrack: card([{ do: 'nightOutside', next: [gain('wood', 2)] }]),
}
