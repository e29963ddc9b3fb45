import { AFFINITY_POINTS } from '../data/tracks.ts'
import { AFFINITIES } from '../data/types.ts'
import type { Clan } from '../state.ts'
import { icons, type Printed, reputation, trophyPoints } from './clan.ts'

/** What of a clan is worth points. */
type Worth = Pick<Clan, 'glory' | 'members' | 'lands' | 'trophies' | 'loot'>

/** score.1 to score.5: where the points of a clan come from. */
export function points(state: Printed, clan: Worth) {
  let affinities = 0
  for (const affinity of AFFINITIES)
    affinities += AFFINITY_POINTS[Math.min(icons(state, clan, affinity), AFFINITY_POINTS.length - 1)]
  return {
    glory: clan.glory,
    reputation: reputation(state, clan),
    trophies: trophyPoints(state, clan),
    affinities,
  }
}

/** The victory points of a clan. */
export function score(state: Printed, clan: Worth): number {
  const { glory, reputation, trophies, affinities } = points(state, clan)
  return glory + reputation + trophies + affinities
}
