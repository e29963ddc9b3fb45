import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { LocationId } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { say } from '../../text/say.ts'
import type { Resolver } from '../effects/verb.ts'
import { explore } from '../explore/explore.ts'
import { exploreTargets } from '../explore/targets.ts'

export const canSecure = (state: Perseverance3, seat: Seat): boolean =>
  exploreTargets(state, seat, 'home').length > 0

/** security.1, security.2: a location is explored with somebody from the player board. */
export function* secure(t: Perseverance3Table, seat: Seat, resolver: Resolver): Rule {
  const { crumbs } = t.state
  crumbs.push('favour:chiefOfSecurity')
  const location = yield* choose(
    t,
    seat,
    'explore.where',
    exploreTargets(t.state, seat, 'home'),
    locationNaming,
  )
  yield* explore(t, seat, location, 'home', resolver)
  crumbs.pop()
}

const locationNaming = {
  say: (location: LocationId) => say('location', { location }),
  at: (location: LocationId) => `location:${location}`,
  rule: 'security.1',
  leads: 'explore.dino',
}
