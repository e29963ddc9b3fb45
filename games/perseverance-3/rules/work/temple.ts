import { maybe, type Rule, type Seat } from '@tablee/kernel'
import { CITY_ZONES, type CityZone } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import type { Resolver } from '../effects/verb.ts'
import { byCityZone } from '../naming.ts'
import { anyResolvable, anyResolvableWithout, resolveOptions } from './options.ts'

/** captain.2: the zones to which a leader may go: an empty leader space, and something to resolve once he stands there. */
export function leaderZones(state: Perseverance3, seat: Seat, resolver: Resolver): CityZone[] {
  const isHome = state.players[seat].home.leader > 0
  return CITY_ZONES.filter(zone => {
    if (state.city[zone].leader !== null) return false
    return isHome
      ? anyResolvableWithout(state, seat, zone, 'leader', resolver)
      : anyResolvable(state, seat, zone, resolver)
  })
}

/** temple-thunderhorn.3 to .5: the leader goes from the card to a zone, and resolves two options without a companion. */
export function* leaderToCity(t: Perseverance3Table, seat: Seat, resolver: Resolver): Rule {
  const { city, players } = t.state
  const { adventure } = players[seat]
  if (!adventure || adventure.units.leader === 0) return
  const zone = yield* maybe(t, seat, 'leader.toCity', leaderZones(t.state, seat, resolver), {
    like: byCityZone,
    rule: 'temple-thunderhorn.3',
  })
  if (zone === null) return
  adventure.units.leader = 0
  adventure.prone = false // stage.13: he stands up in the city.
  city[zone].leader = seat
  t.say('leader.works', { seat, zone })
  yield* resolveOptions(t, seat, zone, { n: 2, repeats: false }, resolver)
}
