import { choose, type Rule, type Seat } from '@tablee/kernel'
import { ZONES, type Zone } from '../data/types.ts'
import type { P4Table, Perseverance4 } from '../state.ts'
import type { Resolver } from './effects/verb.ts'
import { byZone } from './naming.ts'
import { resolveOptions } from './options.ts'
import { leaderOf, seatsData } from './query.ts'

/** e4.turn.22: zones with an empty leader space, where the own leader is not. */
export const leaderZones = (state: Perseverance4, seat: Seat): Zone[] =>
  ZONES.filter(zone => {
    const { leaders } = state.zones[zone]
    return leaders.length < seatsData(state).leaderSpaces && !leaders.includes(seat)
  })

/** e4.officer.3: the leader goes there, and one option of the zone is resolved. */
export function* leaderOption(t: P4Table, seat: Seat, resolver: Resolver): Rule {
  const { state } = t
  const zone = yield* choose(t, seat, 'leader.zone', leaderZones(state, seat), {
    like: byZone,
    rule: 'e4.turn.22',
    waits: true,
  })
  const from = leaderOf(state, seat)
  if (from !== null) state.zones[from].leaders.splice(state.zones[from].leaders.indexOf(seat), 1)
  state.zones[zone].leaders.push(seat)
  t.say('leader.placed', { owner: seat, zone })
  yield* resolveOptions(t, seat, zone, 1, resolver)
}
