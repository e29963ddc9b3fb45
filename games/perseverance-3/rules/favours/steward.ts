import { maybe, type Rule, type Seat } from '@tablee/kernel'
import type { Effects } from '../../data/shape.ts'
import { CITY_ZONES, type CityZone, type LocationId } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { say } from '../../text/say.ts'
import { plainly, type Resolver } from '../effects/verb.ts'
import { isCityZone, LOCATIONS } from '../query.ts'

/** steward.2: after the recall. */
const THEN: Effects = [{ verb: 'heal', n: 1 }, { verb: 'adventure' }]

/** steward.1, steward.3: where a seat has a tamed dino or a mounted leader on a dino or thunderhorn space. */
function riders({ city, locations }: Perseverance3, seat: Seat): (CityZone | LocationId)[] {
  return [
    ...LOCATIONS.filter(location => locations[location].rider?.owner === seat),
    ...CITY_ZONES.filter(zone => city[zone].companion?.owner === seat),
  ]
}

/** The three parts are independent: any of them makes the favour usable. */
export const canSteward = (state: Perseverance3, seat: Seat, resolver: Resolver): boolean =>
  riders(state, seat).length > 0 || resolver.can(state, plainly(seat), THEN)

/** steward.1 to steward.3 */
export function* steward(t: Perseverance3Table, seat: Seat, resolver: Resolver): Rule {
  const from = yield* maybe(t, seat, 'steward.recall', riders(t.state, seat), riderNaming)
  if (from !== null) recall(t, seat, from)
  yield* resolver.run(t, plainly(seat), 'favour:chiefSteward', THEN)
}

function recall(t: Perseverance3Table, seat: Seat, from: CityZone | LocationId): void {
  const { city, locations, players } = t.state
  if (isCityZone(from)) {
    const unit = city[from].companion?.leader ? 'leader' : 'thunderhorn'
    city[from].companion = null
    players[seat].home[unit]++
    t.say('unit.home', { seat, unit })
  } else {
    const { rider } = locations[from]
    if (rider === null) return
    const unit = rider.leader ? 'leader' : rider.species
    locations[from].rider = null
    players[seat].home[unit]++
    t.say('unit.home', { seat, unit })
  }
}

const riderNaming = {
  say: (from: CityZone | LocationId) =>
    isCityZone(from) ? say('zone', { zone: from }) : say('location', { location: from }),
  at: (from: CityZone | LocationId) => (isCityZone(from) ? `companion:${from}` : `location:${from}`),
  rule: 'steward.1',
}
