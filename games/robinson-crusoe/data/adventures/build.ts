import {
  allDet,
  decide,
  det,
  discardInventions,
  flipItems,
  gain,
  ifPossible,
  level,
  lose,
  morale,
  orDiscard,
  roofOrPalisade,
  shuffle,
  special,
  token,
  unlessMedicine,
  weather,
  wound,
} from '../verbs.ts'
import { bearerOnePawn, bearerWound, cardOf, woundCard } from './adventure.ts'

const card = cardOf('build')

/** The adventure cards of the build deck. */
export const BUILD_ADVENTURES = {
  accident: woundCard('build', 'leg', [
    { do: 'medicine', with: [bearerWound(1)], without: [bearerWound(3)] },
  ]),
  breakdown: card([morale(-1), shuffle], [{ do: 'det', who: 'first', n: 2 }]),
  brokenLever: card([level('weapons', -1)]),
  brokenTool: card([ifPossible(flipItems(1))]),
  comingToTerms: card([discardInventions(3), shuffle], [morale(-1)]),
  construction: card([shuffle], [level('palisade', 1)]),
  cutHead: woundCard('build', 'head', [unlessMedicine(bearerWound(2))], [wound(1), det(2)]),
  dangerousWork: card([token('reroll', 'build'), token('adventure', 'build')]),
  darkClouds: card([weather('rain'), shuffle], [level('palisade', 1)]),
  fastWork: card([special('fastWork')], [roofOrPalisade(-1)]),
  fearOfTheBeasts: card([shuffle], [token('extraWood', 'weaponsCost')]),
  hardWork: card([ifPossible(lose('food', 1))]),
  howlingInTheBushes: card(
    [shuffle],
    [{ do: 'fight', strength: 3, weapons: 1, food: 2, fur: 1, palisade: 1 }],
  ),
  hungryPredator: card(
    [decide([wound(2), gain('food', 2), gain('fur', 1)], [lose('food', 1), level('palisade', -1), shuffle])],
    [{ do: 'fight', strength: 3, food: 1, fur: 1, palisade: 1 }],
  ),
  inAHurry: card([orDiscard({ do: 'drawDiscoveries', n: 2 })], [level('palisade', -1)]),
  laboriousWork: card([token('slow', 'build')], undefined, { copies: 2 }),
  lackOfHope: card([discardInventions(3)]),
  monkeySee: card([shuffle], [{ do: 'loseHalf', of: 'either' }]),
  nastyWound: woundCard('build', 'arm', [unlessMedicine(bearerWound(2))]),
  predatorInTheCamp: card([{ do: 'fight', strength: 4 }, shuffle], [gain('food', 2), gain('fur', 2)]),
  savings: card([orDiscard(gain('wood', 2))], [morale(-1)]),
  sting: woundCard('build', 'belly', [unlessMedicine(bearerOnePawn)]),
  tired: card([orDiscard({ do: 'heal', who: 'actor', n: 2 })], [morale(-1)]),
  toolsInspection: card([special('toolsInspection'), shuffle], [special('toolsInspection:lower')]),
  unmotivated: card([decide([det(-1)], [wound(1)]), shuffle], [allDet(-1)]),
  visitOfAPredator: card([lose('food', 1), shuffle], [weather('animals')]),
  weakConstruction: card([shuffle], [{ do: 'loseHalf', of: 'roof' }]),
  windstorm: card([level('palisade', -1), shuffle], [level('palisade', 1)]),
  youNeedABiggerCamp: card(
    [shuffle],
    [token('extraWood', 'shelterCost'), token('extraWood', 'roofCost'), token('extraWood', 'palisadeCost')],
  ),
}
