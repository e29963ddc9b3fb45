import { type Choice, choosePlace } from '@tablee/perseverance/dissenters/place.ts'
import { isFarAhead } from '@tablee/perseverance/dissenters/who.ts'
import { CITY_ZONES, type CityZone, type Zone } from '../../data/types.ts'
import type { Perseverance3 } from '../../state.ts'
import { zoneShelters, zoneStructures } from '../count.ts'
import { structuresAt } from '../query.ts'
import type { Action } from './action.ts'
import { opposedZone, programOf, YOU } from './query.ts'

/** Why a Dissenter avoids a zone: no space, two shelters more than yours, built there just now, no place for it at all. */
export type AvoidZone = 'full' | 'ahead' | 'built' | 'wild'

/** The zone in which a Dissenter puts a piece, and why. */
export type ZoneChoice = Choice<Zone, AvoidZone>

/** The zone of the city that was chosen; the wilderness is never in the loop of zones. */
export const cityOf = ({ place }: ZoneChoice): CityZone | null => (place === 'wilderness' ? null : place)

/** solo.zone.11 to solo.zone.29: the zone that is named, or the preferred one of those that are not avoided. */
function chooseZone(
  state: Perseverance3,
  { dissenter }: Action,
  named: Zone | null,
  avoids: (zone: CityZone) => AvoidZone | null,
  own: (zone: CityZone) => number,
  wild: AvoidZone,
): ZoneChoice {
  const inCity = <V>(zone: Zone, otherwise: V, of: (zone: CityZone) => V): V =>
    zone === 'wilderness' ? otherwise : of(zone)
  return choosePlace<Zone, AvoidZone>({
    loop: CITY_ZONES,
    named,
    avoids: zone => inCity<AvoidZone | null>(zone, wild, avoids),
    own: zone => inCity(zone, 0, own),
    program: programOf(state, dissenter).zone,
    opposed: opposedZone(state, dissenter),
  })
}

/** solo.zone.12 to solo.zone.15: where a shelter goes in the city; the wilderness is named here only when it is full. */
export const shelterZone = (state: Perseverance3, action: Action, named: Zone | null): ZoneChoice =>
  chooseZone(
    state,
    action,
    named,
    zone => {
      if (!state.city[zone].shelters.includes(null)) return 'full'
      if (isFarAhead(zoneShelters(state, action.owner, zone), zoneShelters(state, YOU, zone))) return 'ahead'
      return action.built.includes(zone) ? 'built' : null
    },
    zone => zoneShelters(state, action.owner, zone),
    'full',
  )

/** s3.fx.17 to s3.fx.19: the zone of a structure that nobody has built. */
export const structureZone = (state: Perseverance3, action: Action, named: Zone): ZoneChoice =>
  chooseZone(
    state,
    action,
    named,
    zone => (structuresAt(state.city[zone]).some(({ owner }) => owner === null) ? null : 'full'),
    zone => zoneStructures(state, action.owner, zone),
    'wild',
  )

/** s3.fx.20 to s3.fx.22: the zone with a leader space for a Dissenter, the own one included. */
export const leaderZone = (state: Perseverance3, action: Action): ZoneChoice =>
  chooseZone(
    state,
    action,
    opposedZone(state, action.dissenter),
    zone => {
      const { leader } = state.city[zone]
      return leader === null || leader === action.owner ? null : 'full'
    },
    zone => (state.city[zone].leader === action.owner ? 1 : 0),
    'wild',
  )

/** s3.fx.23, s3.fx.24: the zone with a free thunderhorn space. */
export const thunderhornZone = (state: Perseverance3, action: Action): ZoneChoice =>
  chooseZone(
    state,
    action,
    opposedZone(state, action.dissenter),
    zone => (state.city[zone].companion === null ? null : 'full'),
    zone => (state.city[zone].companion?.owner === action.owner ? 1 : 0),
    'wild',
  )
