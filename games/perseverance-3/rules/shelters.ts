import { maybe, type Rule, type Seat } from '@tablee/kernel'
import type { Owner } from '@tablee/perseverance/owners.ts'
import type { Effects } from '../data/shape.ts'
import { type Area, CITY_ZONES, type CityZone, type SiteId } from '../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../state.ts'
import { say } from '../text/say.ts'
import { times } from './count.ts'
import { type Built, type Context, plainly, type Resolver } from './effects/verb.ts'
import { byCityZone, bySite } from './naming.ts'
import { areaOf, hasHarvest, isOutpost, SITES, spacesAt } from './query.ts'

/** A space in a list that nobody has taken yet. */
const hasFree = (spaces: readonly (Owner | null)[]): boolean => spaces.includes(null)

// The city

/** explorers.8: the zones with a free shelter space, but for where the same work has built already (explorers.7). */
export function openZones({ city, players }: Perseverance3, seat: Seat, built: Built | null): CityZone[] {
  if (players[seat].shelters === 0) return [] // shelter.2
  return CITY_ZONES.filter(zone => zone !== built?.zone && hasFree(city[zone].shelters))
}

/** A shelter goes onto a space of a city zone. */
export function buildInCity(t: Perseverance3Table, seat: Seat, zone: CityZone, space: number): void {
  const { city, players } = t.state
  city[zone].shelters[space] = seat
  players[seat].shelters--
  t.say('shelter.city', { seat, zone, space })
}

/** explorers.3: on the lowest free space of a zone, without its bonus. */
export function* shelterOnLowest(t: Perseverance3Table, { seat, built }: Context): Rule {
  const zones = openZones(t.state, seat, built)
  const zone = yield* maybe(t, seat, 'shelter.zone', zones, { like: byCityZone, rule: 'explorers.3' })
  if (zone === null) return
  buildInCity(t, seat, zone, t.state.city[zone].shelters.indexOf(null))
  if (built) built.zone = zone
}

interface CitySpace {
  readonly zone: CityZone
  readonly space: number
}

/** explorers.4, shelter.1: on any free space, with its bonus. */
export function* shelterOnAny(t: Perseverance3Table, { seat, built }: Context, resolver: Resolver): Rule {
  const { city, data, side } = t.state
  const spaces: CitySpace[] = []
  for (const zone of openZones(t.state, seat, built))
    for (const [space, owner] of city[zone].shelters.entries())
      if (owner === null) spaces.push({ zone, space })
  const chosen = yield* maybe(t, seat, 'shelter.space', spaces, spaceNaming)
  if (chosen === null) return
  const { zone, space } = chosen
  buildInCity(t, seat, zone, space)
  if (built) built.zone = zone
  const bonus = data.zones[zone].shelters[side][space]
  if (bonus.length > 0) yield* resolver.run(t, plainly(seat), `shelter:${zone}:${space}`, bonus)
}

const spaceNaming = {
  key: ({ zone, space }: CitySpace) => `${zone}:${space}`,
  say: ({ zone, space }: CitySpace) => say('shelterSpace', { zone, space }),
  at: ({ zone, space }: CitySpace) => `shelter:${zone}:${space}`,
  rule: 'explorers.4',
}

// The wilderness

/** shelter.3: the outposts and tiles with a free space. */
export function openSites(state: Perseverance3, seat: Seat): SiteId[] {
  if (state.players[seat].shelters === 0) return []
  return SITES.filter(site => hasHarvest(state, site) && hasFree(spacesAt(state, site)))
}

/** Whether a shelter of the seat can go onto a site. */
export const canBuildAt = (state: Perseverance3, seat: Seat, site: SiteId): boolean =>
  state.players[seat].shelters > 0 && hasFree(spacesAt(state, site))

export function buildAt(t: Perseverance3Table, seat: Seat, site: SiteId): void {
  const spaces = spacesAt(t.state, site)
  spaces[spaces.indexOf(null)] = seat
  t.state.players[seat].shelters--
  t.say('shelter.wild', { seat, site })
}

/** worksite.1: so many shelters in the wilderness; with the Observatory with the harvest (structure-4b.1). */
export function* shelterInWild(
  t: Perseverance3Table,
  context: Context,
  n: number,
  withHarvest: boolean,
  resolver: Resolver,
): Rule {
  for (let i = 0; i < n; i++) {
    const sites = openSites(t.state, context.seat)
    const site = yield* maybe(t, context.seat, 'shelter.site', sites, { like: bySite, rule: 'shelter.3' })
    if (site === null) return
    buildAt(t, context.seat, site)
    if (withHarvest) yield* resolveHarvest(t, context, site, resolver)
  }
}

// Harvests

/** What harvesting a site gives. */
export function harvestOf({ data, locations }: Perseverance3, site: SiteId): Effects {
  if (isOutpost(site)) return data.outposts[site].harvest
  const { tile } = locations[site]
  return tile === null ? [] : data.tiles[tile].harvest
}

export function* resolveHarvest(
  t: Perseverance3Table,
  { seat }: Context,
  site: SiteId,
  resolver: Resolver,
): Rule {
  t.say('harvests', { seat, site })
  yield* resolver.run(t, { ...plainly(seat), site }, `harvest:${site}`, harvestOf(t.state, site))
}

/** The sites of a part of the wilderness that can be harvested: any (shelter.4), or as often as one has shelters there. */
export function harvestable(
  state: Perseverance3,
  seat: Seat,
  scope: Area | 'wilderness',
  anySite: boolean,
  done: readonly SiteId[],
): SiteId[] {
  return SITES.filter(site => {
    if (!hasHarvest(state, site) || (scope !== 'wilderness' && areaOf(state, site) !== scope)) return false
    const uses = anySite ? 1 : times(spacesAt(state, site), seat) // explorers.2
    return uses > done.filter(one => one === site).length
  })
}

/** explorers.1: up to so many harvests. */
export function* harvest(
  t: Perseverance3Table,
  context: Context,
  {
    n,
    scope,
    anySite = false,
  }: { readonly n: number; readonly scope: Area | 'wilderness'; readonly anySite?: boolean },
  resolver: Resolver,
): Rule {
  const done: SiteId[] = []
  while (done.length < n) {
    const sites = harvestable(t.state, context.seat, scope, anySite, done)
    const site = yield* maybe(t, context.seat, 'harvest', sites, {
      like: bySite,
      values: () => ({ left: n - done.length }),
      rule: 'explorers.1',
    })
    if (site === null) return
    done.push(site)
    yield* resolveHarvest(t, context, site, resolver)
  }
}
