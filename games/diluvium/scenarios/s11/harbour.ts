import { fewest, prefer } from '@tablee/common/prefer.ts'
import { choose, type Rule } from '@tablee/kernel'
import type { Hex } from '../../data/types.ts'
import { distances } from '../../rules/hex.ts'
import { enemyWarships, hasMarker, placeAt, placesOf, spotOf } from '../../rules/query.ts'
import type { DiluviumTable } from '../../state.ts'
import { say } from '../../text/say.ts'

/** s11.15 to s11.17: your home tile, or under the rival's Warship the nearest tile that you have explored. */
export function* harbour(t: DiluviumTable): Rule<Hex> {
  const { state } = t
  const { city } = state.players[0]
  if (enemyWarships(state, 0, city).length === 0) return city
  const far = distances([city], at => at in state.places)
  const explored = placesOf(state).flatMap(place =>
    place.at !== city && hasMarker(place, 0) ? [place.at] : [],
  )
  const nearest = prefer(explored, [fewest('distance', at => far.get(at) ?? Number.POSITIVE_INFINITY)])
  if (!nearest) return city // Nowhere else to go.
  return yield* choose(t, 0, 'harbour', nearest.left, {
    say: at => say('place', { place: spotOf(placeAt(state, at)) }),
    at: at => `place:${at}`,
    rule: 's11.17',
  })
}
