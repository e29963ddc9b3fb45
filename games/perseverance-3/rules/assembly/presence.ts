import { type Area, CITY_ZONES, type CityZone } from '../../data/types.ts'
import type { Owner, Perseverance3 } from '../../state.ts'
import { areaRiders, areaShelters, zoneShelters, zoneStructures } from '../count.ts'

/** Where an assembly can be held. */
export type Ground = CityZone | Area

export const isCityGround = (ground: Ground): ground is CityZone =>
  (CITY_ZONES as readonly string[]).includes(ground)

/** objective.3, objective.6: shelters and structures in a zone or an area. */
export function buildings(state: Perseverance3, owner: Owner, ground: Ground): number {
  if (isCityGround(ground)) return zoneShelters(state, owner, ground) + zoneStructures(state, owner, ground)
  const portal = ground === 'hills' && state.portal === owner ? 1 : 0 // assembly.9
  return areaShelters(state, owner, ground) + portal
}

/** assembly.4 to assembly.9: how many of somebody's pieces are in a zone or an area. */
export function presence(state: Perseverance3, owner: Owner, ground: Ground): number {
  const built = buildings(state, owner, ground)
  if (!isCityGround(ground)) return built + areaRiders(state, owner, ground)
  const { dice, leader, companion } = state.city[ground]
  let n = built
  for (const die of dice) if (die?.owner === owner) n++
  if (leader === owner) n++
  return companion?.owner === owner ? n + 1 : n
}
