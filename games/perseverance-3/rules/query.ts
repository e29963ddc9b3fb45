import type { Seat } from '@tablee/kernel'
import { type OfficerId, RANK, type Species } from '@tablee/perseverance/ids.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import {
  type Area,
  CITY_ZONES,
  type CityZone,
  type LocationId,
  NUMBERED,
  type OutpostId,
  type SiteId,
  type StructureId,
  TEMPLES,
  type TempleId,
  ZONES,
  type Zone,
} from '../data/types.ts'
import type { City, Perseverance3, Player, Structure } from '../state.ts'

/** The places with a dino space, temples last. */
export const LOCATIONS: readonly LocationId[] = [...NUMBERED, ...TEMPLES]

export const ownersOf = ({ players, dissenters }: Perseverance3): number => players.length + dissenters.length

export const isTemple = (location: LocationId): location is TempleId => location.endsWith('Temple')

export const isOutpost = (site: SiteId): site is OutpostId => site.startsWith('outpost')

export const areaOf = ({ data }: Perseverance3, site: SiteId | LocationId): Area =>
  site === 'outpostA' || site === 'outpostB' ? 'swamp' : data.locations[site].area

/** The shelter spaces of a site. */
export const spacesAt = ({ outposts, locations }: Perseverance3, site: SiteId): (Owner | null)[] =>
  isOutpost(site) ? outposts[site] : locations[site].shelters

/** Whether a site has a harvest: an outpost, or a tile that lies face up (shelter.5). */
export const hasHarvest = ({ locations }: Perseverance3, site: SiteId): boolean =>
  isOutpost(site) || locations[site].explored

/** Where an officer stands; board.9 gives each zone one. */
export function zoneOf({ officers }: Perseverance3, officer: OfficerId): Zone {
  for (const zone of ZONES) if (officers[zone] === officer) return zone
  return 'wilderness'
}

/** mounted.1, mounted.3: the species that a leader rides; null on foot. */
export function mountOf({ data }: Perseverance3, { leader, artefacts }: Player): Species | null {
  const { mount, species } = data.leaders[leader]
  return artefacts.includes(mount) ? species : null
}

/** Where a leader stands on the main board: a city zone or a location. Null if he is with his player, or on a card. */
export function leaderAt({ city, locations }: Perseverance3, seat: Seat): CityZone | LocationId | null {
  for (const zone of CITY_ZONES) {
    const { leader, companion } = city[zone]
    if (leader === seat || (companion?.leader && companion.owner === seat)) return zone
  }
  for (const location of LOCATIONS) {
    const { rider } = locations[location]
    if (rider?.leader && rider.owner === seat) return location
  }
  return null
}

export const isCityZone = (place: CityZone | LocationId): place is CityZone =>
  (CITY_ZONES as readonly string[]).includes(place)

/** ranch-note.1, adelita.5: the zone that a leader on the main board is in. */
export function leaderZone(state: Perseverance3, seat: Seat): Zone | null {
  const at = leaderAt(state, seat)
  return at === null ? null : isCityZone(at) ? at : 'wilderness'
}

/** The structures above a city zone, the lower one first. */
export function structuresAt({ lower, upper }: City): Structure[] {
  if (lower === null) return upper === null ? [] : [upper]
  return upper === null ? [lower] : [lower, upper]
}

/** structure.5: whether a structure's ability is this seat's. */
export function owns({ city, data }: Perseverance3, seat: Seat, id: StructureId): boolean {
  const { zone } = data.structures[id]
  if (zone === 'hills') return false
  const { lower, upper } = city[zone]
  return (lower?.id === id && lower.owner === seat) || (upper?.id === id && upper.owner === seat)
}

/** asset.19: whether a species is that one or a higher one. */
export const isAtLeast = (species: Species, least: Species): boolean => RANK[species] >= RANK[least]

/** setup.26, temple.5: whether a species' temple is explored; the shieldheads' is from the start. */
export const templeExplored = ({ locations }: Perseverance3, species: Species): boolean =>
  species === 'shieldhead' || locations[`${species}Temple`].explored

/** Where there can be a harvest: the outposts, and the numbered locations in their order. */
export const SITES: readonly SiteId[] = ['outpostA', 'outpostB', ...NUMBERED]

/** option-d.1: whether anybody has completed a temple's adventure; a Dissenter who explored it has (s3.explore.10). */
export const templeCompleted = ({ players, solo }: Perseverance3, temple: TempleId): boolean =>
  players.some(({ completed }) => completed.includes(temple)) || (solo?.temples.includes(temple) ?? false)
