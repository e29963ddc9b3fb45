import { maybe, type Rule } from '@tablee/kernel'
import type { Hex } from '../../data/types.ts'
import { astrolabe, pointed } from '../../rules/astrolabe.ts'
import { spendGold } from '../../rules/gold.ts'
import { BELOW, type Direction, toward } from '../../rules/hex.ts'
import { newCity } from '../../rules/map.ts'
import { isOcean, placeAt, spotOf } from '../../rules/query.ts'
import { type Scenario, storyIn } from '../../rules/scenario.ts'
import type { Diluvium, DiluviumTable, Place } from '../../state.ts'
import { say } from '../../text/say.ts'

const EXILES = 4
const FEE = 2
/** How far the ways below a tile are followed, which is further than any map goes. */
const FAR = 12

/** Sur la route des égarés. */
export const s06: Scenario = {
  id: 's06',
  special: ['s06.8', 's06.10', 's06.11', 's06.13', 's06.14', 's06.15', 's06.17', 's06.18'],
  story: () => ({ id: 's06', met: 0, exile: null, city: null }),
  setup(state, chance) {
    const { city } = state.players[0]
    const turned = chance.below(state.data.ring.length)
    const tiles = below(state, city, hasTile)
    state.astrolabe = { at: city, turned }
    storyIn(state, 's06').exile = pointed(state, city, tiles, turned) // s06.5
  },
  goals: [
    {
      outcome: 'voyageuse',
      have: state => (state.players[0].explorer === storyIn(state, 's06').city ? 1 : 0),
      of: () => 1,
      rule: 's06.7',
    },
  ],
  mayStop: (state, _, { at }) => at === storyIn(state, 's06').city, // s06.17
  *stops(t, ship, place) {
    if (ship === 'explorer' && storyIn(t.state, 's06').exile === place.at) yield* meet(t, place)
  },
}

const hasTile = ({ places }: Diluvium, at: Hex): boolean => places[at] !== undefined && isOcean(places[at])
const isFree = ({ places }: Diluvium, at: Hex): boolean => places[at] === undefined

/** The positions below one that are fit, in three directions; further away where none is beside it (s06.16). */
function below(state: Diluvium, from: Hex, isFit: (state: Diluvium, at: Hex) => boolean): Hex[] {
  let ends = BELOW.map((direction): readonly [Direction, Hex] => [direction, from])
  for (let far = 1; far <= FAR; far++) {
    ends = ends.map(([direction, at]) => [direction, toward(at, direction)])
    const fit = ends.filter(([, at]) => isFit(state, at)).map(([, at]) => at)
    if (fit.length > 0) return fit
  }
  return []
}

/** s06.10 to s06.12: the exile tells for 2 gold where the next one is, the fourth where the City is. */
function* meet(t: DiluviumTable, place: Place): Rule {
  const { state } = t
  if (state.players[0].gold < FEE) return t.say('exile.poor', { gold: FEE })
  const meets = yield* maybe(t, 0, 'exile', ['meet'], {
    say: () => say('exile.meet', { gold: FEE }),
    at: () => `place:${place.at}`,
    pass: say('exile.pass'),
    rule: 's06.10',
    final: answer => answer !== null,
  })
  if (meets === null) return
  spendGold(t, 0, FEE)
  const story = storyIn(state, 's06')
  story.met++
  story.exile = null // s06.9
  t.say('exile.met', { met: story.met })
  if (story.met < EXILES) nextExile(t, place)
  else foundCity(t, place)
}

/** s06.8 */
function nextExile(t: DiluviumTable, { at }: Place): void {
  const tiles = below(t.state, at, hasTile)
  if (tiles.length === 0) return
  const to = astrolabe(t, at, tiles)
  storyIn(t.state, 's06').exile = to
  t.say('exile.next', { place: spotOf(placeAt(t.state, to)) })
}

/** s06.13 */
function foundCity(t: DiluviumTable, { at }: Place): void {
  const { state } = t
  const to = astrolabe(t, at, below(state, at, isFree))
  state.places[to] = newCity(state, to, 'chinese')
  storyIn(state, 's06').city = to
  t.say('exile.city', { place: spotOf(placeAt(state, to)) })
}
