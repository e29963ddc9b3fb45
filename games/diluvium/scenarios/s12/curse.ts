import type { Rule } from '@tablee/kernel'
import type { Hex } from '../../data/types.ts'
import { astrolabe } from '../../rules/astrolabe.ts'
import { lost } from '../../rules/end.ts'
import { apart, neighbours } from '../../rules/hex.ts'
import { isOcean, placeAt, placesOf, spotOf } from '../../rules/query.ts'
import type { Diluvium, DiluviumTable, Objective, Place } from '../../state.ts'

/** The end of a turn under the curse: its token wakes, or its tile sinks (s12.9, s12.10). */
export function* curse(t: DiluviumTable): Rule {
  const { state } = t
  const place = placesOf(state).find(({ token }) => token !== null)
  const token = place?.token
  if (!place || !token) return
  if (!token.up) {
    token.up = true
    t.reveal()
    return t.say('curse.wakes', { place: spotOf(place) })
  }
  const sinking = [place, ...isolated(state, place)]
  for (const one of sinking) drown(t, one)
  const to = nextCursed(t, place, sinking)
  for (const one of sinking) sink(state, one)
  if (to !== null) cast(t, placeAt(state, to), token)
}

const canSink = ({ flags }: Diluvium, place: Place): boolean =>
  isOcean(place) && (!place.green || flags.sanctuaryCanSink) // s12.19, s12.20

/** s12.14: tiles that have no neighbour left once a tile has sunk. */
const isolated = (state: Diluvium, sunk: Place): Place[] =>
  placesOf(state).filter(
    place =>
      place !== sunk &&
      canSink(state, place) &&
      neighbours(place.at).every(at => at === sunk.at || !state.places[at]),
  )

/** Where your ships are. */
const harbours = ({ players: [{ explorer, warships }] }: Diluvium): Hex[] => [
  explorer,
  ...warships.map(({ at }) => at),
]

/** s12.16: whether one of your ships went down with its tile. */
export const isShipLost = (state: Diluvium): boolean => harbours(state).some(at => !state.places[at])

/** What a tile takes along that ends the game: the sanctuary itself, a ship. */
function drown(t: DiluviumTable, place: Place): void {
  const { state } = t
  t.say('curse.sinks', { place: spotOf(place) })
  if (place.green) t.end(lost(state, 'sanctuarySank'))
  if (harbours(state).includes(place.at)) t.end(lost(state, 'swallowed')) // s12.17
}

/** s12.11, s12.18: a tile beside the one that sinks, else the nearest that is left. */
function nextCursed(t: DiluviumTable, from: Place, sinking: readonly Place[]): Hex | null {
  const { state } = t
  const left = placesOf(state).filter(place => canSink(state, place) && !sinking.includes(place))
  const far = Math.min(...left.map(({ at }) => apart(from.at, at)))
  const nearest = left.flatMap(({ at }) => (apart(from.at, at) === far ? [at] : []))
  return nearest.length === 0 ? null : astrolabe(t, from.at, nearest)
}

/** A tile leaves the game with the settlers on it (s12.15). */
function sink(state: Diluvium, { at, islands }: Place): void {
  for (const { settlers } of islands) state.gone.push(...settlers)
  delete state.places[at]
  if (state.astrolabe?.at === at) state.astrolabe = null
}

/** The token comes to a tile, face down again unless a flag says otherwise (s12.12, s12.13). */
function cast(t: DiluviumTable, place: Place, { n }: Objective): void {
  place.token = { n, up: !t.state.flags.curseTokenReturnsHidden }
  t.say('curse.moves', { place: spotOf(place) })
}
