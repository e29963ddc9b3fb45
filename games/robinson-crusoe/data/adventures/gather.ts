import type { Effect } from '../effects.ts'
import {
  allWound,
  gain,
  level,
  morale,
  orDiscard,
  production,
  rerollAll,
  shuffle,
  special,
  specialWound,
  token,
  unlessMedicine,
  weather,
} from '../verbs.ts'
import { bearerAtCamp, bearerOnePawn, bearerWound, cardOf, woundCard } from './adventure.ts'

const card = cardOf('gather')
const foodForEach: Effect = { do: 'gain', what: 'food', n: 1, perPlayer: true }
const halfTheRoof: Effect = { do: 'loseHalf', of: 'roof' }

/** The adventure cards of the gather deck; “the tile” and “the source” are those of the action. */
export const GATHER_ADVENTURES = {
  afterTheHurricane: card(
    [gain('wood', 2), token('slow', 'theTile'), shuffle],
    [special('afterTheHurricane:lower')],
  ),
  endOfSource: card([{ do: 'exhaust', which: 'gathered' }], undefined, { copies: 5 }),
  eyesInTheBushes: card([shuffle], [weather('animals')]),
  fruit: woundCard('gather', 'belly', [unlessMedicine({ do: 'limit', who: 'bearer', to: ['rest'] })]),
  furs: card([orDiscard(gain('fur', 2))], [production('minusFood')]),
  goldCoin: card([shuffle], rerollAll),
  mushrooms: card([orDiscard(foodForEach)], [unlessMedicine(allWound(1))]),
  nestlings: card([orDiscard(foodForEach)], [level('roof', -1)]),
  newFlock: card([token('extraFood', 'theTile'), shuffle], [special('newFlock:lower')]),
  niceSurprise: card([orDiscard(gain('wood', 3))], [halfTheRoof]),
  pathOfAPredator: card([shuffle], [weather('animals')]),
  piratesChest: card(
    [orDiscard({ do: 'mystery', treasures: 2 })],
    [{ do: 'limit', who: 'all', to: 'onePawn' }],
  ),
  shortage: card([special('shortage'), { do: 'exhaust', which: 'gathered' }]),
  signsOfAPredator: card(
    [shuffle],
    [{ do: 'ifWeapons', atLeast: 3, met: [], unmet: [special('signsOfAPredator:lower')] }],
  ),
  skeleton: card([shuffle], [morale(-1), { do: 'drawInvention' }]),
  spider: woundCard('gather', 'head', [bearerOnePawn]),
  surpriseInTheBushes: card([orDiscard({ do: 'drawEquipment' })], [morale(-1)]),
  tracksOfAPredator: card([token('danger', 'theTile')]),
  twistedAnkle: woundCard('gather', 'leg', [bearerAtCamp]),
  unbelievableEffort: card(
    [orDiscard(gain('wood', 2), specialWound('gather', 'arm'))],
    [bearerWound(1), { do: 'removeSpecialWound' }],
  ),
  unexpectedDiscovery: card([{ do: 'drawDiscoveries', n: 1 }]),
  unexpectedTroubles: card([{ do: 'coverTerrain', of: 'theTile' }]),
  viper: card(
    [shuffle],
    [
      {
        do: 'medicine',
        with: [{ do: 'wound', who: 'first', n: 1 }],
        without: [{ do: 'wound', who: 'first', n: 3 }],
      },
    ],
  ),
  weatherBreakdown: card([shuffle], [weather('storm')]),
  winterFreezing: card([{ do: 'exhaust', which: 'onTheTile' }]),
  winterIsComing: card([shuffle], [weather('snow')]),
}
