import { CITY_ZONES, type CityZone, NUMBERED, OUTPOSTS, type SiteId } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { areaOf, hasHarvest, spacesAt } from '../query.ts'
import { type Ground, isCityGround } from './presence.ts'

/** two-player.8 to two-player.17: with two seats the dissenter gains influence and builds where an assembly was. */
export function dissenterAfter(t: Perseverance3Table, ground: Ground): void {
  const { state } = t
  if (state.players.length !== 2) return
  const [dissenter] = state.dissenters
  const officer = state.officers[isCityGround(ground) ? ground : 'wilderness']
  if (dissenter.cubes > 0) {
    dissenter.cubes--
    state.influence[officer][DISSENTER]++
    t.say('dissenter.influence', { officer })
  }
  if (dissenter.shelters === 0) return
  if (isCityGround(ground)) {
    const zone = freeZoneFrom(state, ground)
    if (zone === null) return
    const { shelters } = state.city[zone]
    shelters[shelters.indexOf(null)] = DISSENTER
    t.say('dissenter.built', { zone })
  } else {
    const site = freeSite(state, ground)
    if (site === null) return
    const spaces = spacesAt(state, site)
    spaces[spaces.indexOf(null)] = DISSENTER
    t.say('dissenter.shelter', { site })
  }
  dissenter.shelters--
}

/** The dissenter of a table of two comes after the seats. */
const DISSENTER = 2

/** two-player.10, two-player.11: the zone itself, or the next in the loop with a free space. */
function freeZoneFrom({ city }: Perseverance3, from: CityZone): CityZone | null {
  const start = CITY_ZONES.indexOf(from)
  for (let i = 0; i < CITY_ZONES.length; i++) {
    const zone = CITY_ZONES[(start + i) % CITY_ZONES.length]
    if (city[zone].shelters.includes(null)) return zone
  }
  return null
}

/** two-player.14 to two-player.16: the lowest number first, the outposts last. */
function freeSite(state: Perseverance3, ground: Ground): SiteId | null {
  const sites: readonly SiteId[] = [...NUMBERED, ...OUTPOSTS]
  return (
    sites.find(
      site =>
        areaOf(state, site) === ground && hasHarvest(state, site) && spacesAt(state, site).includes(null),
    ) ?? null
  )
}
