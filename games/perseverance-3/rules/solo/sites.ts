import { type Criterion, type Finding, fewest, most, prefer, those } from '@tablee/common/prefer.ts'
import type { Direction } from '../../data/solo/effects.ts'
import type { SiteId } from '../../data/types.ts'
import type { Perseverance3 } from '../../state.ts'
import { areaOf, hasHarvest, isOutpost, SITES, spacesAt } from '../query.ts'

/** What tells places of the wilderness apart: no assembly there yet, the arrow of the card, outpost A before B. */
export type WildKey = 'fresh' | Direction | 'outpost'

/** A place of the wilderness, and what led there. */
export interface WildChoice<L extends string = string> {
  readonly place: L
  readonly findings: readonly Finding<L, WildKey>[]
}

/** The outposts are the lowest places of all (L2587, L2701). */
const numberOf = (site: string): number => (site.startsWith('outpost') ? 0 : Number(site))

/** s3.dino.3 to s3.dino.6, s3.fx.9 to s3.fx.12: areas without an assembly first, then the way of the arrow. */
export function wayOut<L extends SiteId>(
  state: Perseverance3,
  places: readonly L[],
  direction: Direction,
): WildChoice<L> | null {
  const byWay: Criterion<L, WildKey> = (direction === 'high' ? most : fewest)<L, WildKey>(direction, numberOf)
  const preference = prefer<L, WildKey>(places, [
    those('fresh', place => state.gathering[areaOf(state, place)] !== 'held'),
    byWay,
    fewest('outpost', place => places.indexOf(place)),
  ])
  return preference && { place: preference.choice, findings: preference.findings }
}

/** s3.fx.10, s3.fx.11, s3.fx.16: where a shelter goes in the wilderness; null where there is no free space. */
export const shelterSite = (
  state: Perseverance3,
  direction: Direction,
  onTile: boolean,
): WildChoice<SiteId> | null =>
  wayOut(
    state,
    SITES.filter(
      site => hasHarvest(state, site) && spacesAt(state, site).includes(null) && !(onTile && isOutpost(site)),
    ),
    direction,
  )
