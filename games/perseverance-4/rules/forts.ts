import { maybe, type Rule, type Seat } from '@tablee/kernel'
import { gainFollowers } from '@tablee/perseverance/assets.ts'
import { ZONES, type Zone } from '../data/types.ts'
import type { P4Table, Perseverance4 } from '../state.ts'
import { say } from '../text/say.ts'
import { byZone } from './naming.ts'
import { fortSpace } from './query.ts'

/** e4.turn.24: where a fortification can be built. */
export const fortZones = (state: Perseverance4, seat: Seat): Zone[] =>
  state.players[seat].fortifications === 0 ? [] : ZONES.filter(zone => fortSpace(state, zone) !== null)

const NO_FORT = say('fort.none')

/** e4.turn.24, e4.turn.25 */
export function* fortify(t: P4Table, seat: Seat): Rule {
  const { state } = t
  const zone = yield* maybe(t, seat, 'fort', fortZones(state, seat), {
    like: byZone,
    pass: NO_FORT,
    rule: 'e4.turn.24',
    waits: true,
  })
  const space = zone === null ? null : fortSpace(state, zone)
  if (zone === null || space === null) return
  state.zones[zone].fortifications[space] = seat
  state.players[seat].fortifications--
  t.say('fort.built', { owner: seat, zone, space: space + 1 })
  gainFollowers(t, seat, state.data.numbers.fortification)
}
