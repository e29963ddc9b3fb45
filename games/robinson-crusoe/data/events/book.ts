import {
  allDet,
  allWound,
  coverTerrain,
  det,
  discardInventions,
  exhaustClosest,
  flipItems,
  gain,
  groupDecides,
  ifPossible,
  level,
  lose,
  morale,
  production,
  rerollAll,
  special,
  token,
  weather,
} from '../verbs.ts'
import { armed, event, forFood, forWoodOrFur, justAct, twoPawns, withFire, withShovel } from './event.ts'

/** The event cards with the book, upon which the scenario's book effect happens. */
export const BOOK_EVENTS = {
  argument: event('book', [special('argument')], { ...twoPawns(morale(1), det(1)), together: true }, [
    morale(-1),
    allDet(-1),
  ]),
  badFeelings: event('book', [token('reroll', 'gather')], justAct(det(1)), [
    token('adventure', 'gather'),
    token('reroll', 'gather'),
  ]),
  bear: event('book', [{ do: 'blockArrange' }], withShovel(det(1)), [morale(-1), allDet(-1)]),
  bodyOnTheBeach: event('book', [morale(-1)], withShovel(det(2)), [morale(-2)]),
  callOfTheWild: event('book', [token('danger', 'hunt')], armed(2, gain('food', 1)), [
    token('danger', 'hunt'),
  ]),
  council: event('book', [discardInventions(3)], justAct(special('council'), det(1)), [discardInventions(2)]),
  dangerousNight: event('book', [special('dangerousNight')], armed(2, special('dangerousNight:action')), []),
  depression: event('book', [discardInventions(2), allDet(-1)], forFood(det(2)), [
    morale(-1),
    discardInventions(2),
  ]),
  despondency: event('book', [{ do: 'passFirstPlayer' }], forFood(det(1)), [morale(-2)]),
  devastation: event('book', [{ do: 'exhaustAdjacent', n: 2 }], withShovel(det(1)), [
    { do: 'exhaustAdjacent', n: 1 },
  ]),
  drought: event('book', [coverTerrain('river')], withShovel(det(1), { do: 'uncover' }), [
    coverTerrain('river'),
  ]),
  earthquake: event('book', [ifPossible({ do: 'turnTile' })], withShovel({ do: 'unturnTile' }), []),
  exhaustingNight: event('book', [token('reroll', 'build')], justAct(det(1)), [morale(-2)]),
  fightInTheDark: event('book', [ifPossible({ do: 'hunting', op: 'discardTop' })], armed(2, det(1)), [
    weather('animals'),
  ]),
  foulWeather: event('book', [token('slow', 'gather')], withShovel(det(1)), [
    { do: 'exhaustAdjacent', n: 2 },
  ]),
  howlingFromTheWoods: event(
    'book',
    [special('howlingFromTheWoods')],
    withFire({ do: 'hunting', op: 'topToBottom' }, det(1)),
    [{ do: 'hunting', op: 'fightTop' }],
  ),
  lossOfHope: event(
    'book',
    [{ do: 'limit', who: 'first', to: ['build', 'arrange', 'rest'] }],
    justAct(det(1)),
    [morale(-2)],
  ),
  messInTheCamp: event('book', [token('slow', 'arrange')], justAct(det(1)), [allDet(-1)]),
  mist: event('book', [token('slow', 'explore')], justAct(det(1)), [
    token('slow', 'explore'),
    token('adventure', 'explore'),
  ]),
  naturalDamBreaks: event(
    'book',
    [production('plusWood'), production('noFood'), token('adventure', 'explore')],
    withShovel(det(1)),
    [ifPossible(flipItems(2))],
  ),
  nightHowling: event('book', [token('danger', 'hunt')], armed(2, det(1)), [level('palisade', -1)]),
  otters: event('book', [exhaustClosest('fish')], armed(1, { do: 'uncover' }), [exhaustClosest('fish')]),
  poisoning: event(
    'book',
    [allWound(1)],
    { pawns: 1, needs: { items: ['knife'] }, result: [det(1), level('weapons', 1)] },
    [allWound(1)],
  ),
  predatorIsNear: event('book', [exhaustClosest('parrot')], armed(2, { do: 'uncover' }, det(1)), [
    token('adventure', 'explore'),
    token('adventure', 'gather'),
  ]),
  ravenousPredators: event('book', [token('danger', 'hunt')], withFire(det(1)), [level('palisade', -1)]),
  ravishingHurricane: event(
    'book',
    [ifPossible({ do: 'exhaustTile' })],
    withShovel({ do: 'uncover' }, det(1)),
    [],
  ),
  roughPassage: event('book', [coverTerrain('hills')], justAct(det(1), { do: 'uncover' }), [
    coverTerrain('hills'),
  ]),
  searchingForANewPath: event('book', [token('reroll', 'explore')], justAct(det(1)), [
    token('adventure', 'explore'),
    token('adventure', 'gather'),
  ]),
  sleeplessNight: event('book', rerollAll, justAct(det(1)), [
    token('adventure', 'explore'),
    token('adventure', 'gather'),
  ]),
  slowWork: event('book', [token('extraWood', 'build')], justAct(det(1)), [token('extraWood', 'build')]),
  smokeOnTheHorizon: event('book', [coverTerrain('plains')], justAct(det(1), { do: 'uncover' }), [
    coverTerrain('plains'),
  ]),
  strongWind: event('book', [token('slow', 'build')], justAct(det(1)), [ifPossible(flipItems(1))]),
  termites: event('book', [ifPossible(lose('wood', 1))], withFire(det(1)), [ifPossible(lose('wood', 1))], {
    src: 'rulebook',
  }),
  theIslandFightsBack: event('book', [{ do: 'book' }], justAct(det(1)), [{ do: 'book' }], {
    src: 'rulebook',
  }),
  unusuallyColdNight: event('book', [groupDecides([lose('wood', 2)], [allWound(1)])], forWoodOrFur(det(1)), [
    allWound(1),
  ]),
  vertigo: event('book', [{ do: 'limit', who: 'first', to: 'onePawn' }], justAct(det(1)), [allDet(-1)]),
  weakness: event('book', [{ do: 'limit', who: 'first', to: 'noSkills' }], justAct(det(1)), [
    { do: 'limit', who: 'first', to: 'noSkills' },
  ]),
  winterDepression: event('book', [morale(-1)], forFood(det(1)), [allDet(-1)]),
  wreckedBalloon: event('book', [morale(-1)], justAct({ do: 'mystery', treasures: 1 }), []),
}
