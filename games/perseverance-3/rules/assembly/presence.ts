import type { Owner } from '@tablee/perseverance/owners.ts'
import { type Area, CITY_ZONES, type CityZone } from '../../data/types.ts'
import type { Perseverance3 } from '../../state.ts'
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

/** What somebody's presence is made of. */
export interface Pieces {
  readonly dice: number
  readonly leader: boolean
  /** Thunderhorns and leaders on a thunderhorn space, or on the dino spaces of an area. */
  readonly riders: number
  readonly shelters: number
  readonly structures: number
}

/** All of somebody's pieces in a zone or an area, as an assembly tells them. */
export function piecesOn(state: Perseverance3, owner: Owner, ground: Ground): Pieces {
  if (!isCityGround(ground)) {
    const shelters = areaShelters(state, owner, ground)
    const structures = buildings(state, owner, ground) - shelters
    return { dice: 0, leader: false, riders: areaRiders(state, owner, ground), shelters, structures }
  }
  const { dice, leader, companion } = state.city[ground]
  return {
    dice: dice.filter(die => die?.owner === owner).length,
    leader: leader === owner,
    riders: companion?.owner === owner ? 1 : 0,
    shelters: zoneShelters(state, owner, ground),
    structures: zoneStructures(state, owner, ground),
  }
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
