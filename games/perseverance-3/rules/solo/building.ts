import { otherOf } from '@tablee/perseverance/dissenters/who.ts'
import type { ShelterAt } from '../../data/solo/effects.ts'
import type { CityZone, SiteId, Zone } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { spacesAt, structuresAt } from '../query.ts'
import type { Action } from './action.ts'
import { automatonOf, cardOf, opposedZone, programOf, stockOf, wayOn } from './query.ts'
import { shelterSite, type WildChoice } from './sites.ts'
import { cityOf, leaderZone, shelterZone, structureZone, thunderhornZone } from './zones.ts'

/** Where a shelter is meant to go: a zone, a way in the wilderness, or the zone with the fewest. */
interface Aim {
  readonly zone: Zone | null
  readonly direction: 'high' | 'low'
}

/** solo.zone.1 to solo.zone.7, s3.fx.13, s3.fx.14 */
function aimOf(state: Perseverance3, { dissenter }: Action, at: ShelterAt): Aim {
  switch (at) {
    case 'high':
    case 'low':
      return { zone: 'wilderness', direction: at }
    case 'minority':
      return { zone: null, direction: 'high' }
    case 'program':
      return { zone: programOf(state, dissenter).zone, direction: 'high' }
    case 'opposed':
      return {
        zone: opposedZone(state, dissenter),
        direction: wayOn(cardOf(state, otherOf(dissenter)).zone),
      }
  }
}

/** s3.fx.8 to s3.fx.16: a shelter in the wilderness or in the city. */
export function buildShelter(t: Perseverance3Table, action: Action, at: ShelterAt, onTile: boolean): void {
  const { state } = t
  const { owner, dissenter } = action
  const { zone, direction } = aimOf(state, action, at)
  action.last = zone
  if (stockOf(state, dissenter).shelters === 0) {
    t.say('solo.noShelters', { owner })
    return
  }
  const site = zone === 'wilderness' ? shelterSite(state, direction, onTile) : null
  if (site !== null) {
    action.last = 'wilderness'
    shelterAt(t, action, site)
    return
  }
  const choice = shelterZone(state, action, zone)
  const city = cityOf(choice)
  if (city === null) {
    t.say('solo.nowhere', { owner, piece: 'shelter', choice })
    return
  }
  const { shelters } = state.city[city]
  shelters[shelters.indexOf(null)] = owner
  stockOf(state, dissenter).shelters--
  action.built.push(city)
  action.last = city
  t.say('solo.shelter', { owner, choice })
}

/** A shelter of a Dissenter goes onto a site; nothing is harvested. */
export function shelterAt(t: Perseverance3Table, action: Action, choice: WildChoice<SiteId>): void {
  const spaces = spacesAt(t.state, choice.place)
  spaces[spaces.indexOf(null)] = action.owner
  stockOf(t.state, action.dissenter).shelters--
  t.say('solo.wildShelter', { owner: action.owner, choice })
}

/** s3.fx.17 to s3.fx.19: on the lower structure before the upper one, without cost, bonus or ability. */
export function buildStructure(t: Perseverance3Table, action: Action, at: 'program' | 'opposed'): void {
  const { state } = t
  const { owner, dissenter } = action
  const named = at === 'program' ? programOf(state, dissenter).zone : opposedZone(state, dissenter)
  if (stockOf(state, dissenter).shelters === 0) {
    t.say('solo.noShelters', { owner })
    return
  }
  const choice = structureZone(state, action, named)
  const city = cityOf(choice)
  const structure = city && structuresAt(state.city[city]).find(one => one.owner === null)
  if (!structure) {
    t.say('solo.nowhere', { owner, piece: 'structure', choice })
    return
  }
  structure.owner = owner
  stockOf(state, dissenter).shelters--
  t.say('solo.structure', { owner, structure: structure.id, choice })
}

/** s3.fx.20 to s3.fx.22: from the board or from another zone. */
export function placeLeader(t: Perseverance3Table, action: Action): void {
  const { state } = t
  const { owner } = action
  const choice = leaderZone(state, action)
  const city = cityOf(choice)
  if (city === null) {
    t.say('solo.nowhere', { owner, piece: 'leader', choice })
    return
  }
  const stays = state.city[city].leader === owner
  for (const zone of Object.keys(state.city) as CityZone[])
    if (state.city[zone].leader === owner) state.city[zone].leader = null
  state.city[city].leader = owner
  t.say('solo.leader', { owner, choice, stays })
}

/** s3.fx.25: whether a Dissenter has a tamed thunderhorn, and a space for it. */
export const canPlaceThunderhorn = (state: Perseverance3, action: Action): boolean =>
  automatonOf(state, action.dissenter).tamed.thunderhorn > 0 && thunderhornZone(state, action).place !== null

/** s3.fx.23, s3.fx.24 */
export function placeThunderhorn(t: Perseverance3Table, action: Action): void {
  const { state } = t
  const { owner, dissenter } = action
  const choice = thunderhornZone(state, action)
  const city = cityOf(choice)
  if (city === null) {
    t.say('solo.nowhere', { owner, piece: 'thunderhorn', choice })
    return
  }
  automatonOf(state, dissenter).tamed.thunderhorn--
  state.city[city].companion = { owner, leader: false }
  t.say('solo.thunderhorn', { owner, choice })
}
