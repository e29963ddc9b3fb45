import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { me, type Now } from '../../../guide/now.ts'
import { distances, distancesTo } from '../../../guide/places.ts'

/** The clearing farthest from all opponents, and of several the one nearest to the keep. */
export function safest(now: Now, clearings: readonly Clearing[]): Clearing | undefined {
  const far = distances(now)
  const home = distancesTo(
    now,
    CLEARINGS.filter(clearing => me(now).tokens.keep[clearing] > 0),
  )
  return clearings.toSorted((a, b) => far[b] - far[a] || home[a] - home[b])[0]
}
