import { choose, type Rule, type Seat } from '@tablee/kernel'
import { payGoods } from '@tablee/perseverance/assets.ts'
import type { CityZone, LocationId } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { say } from '../../text/say.ts'
import type { Resolver } from '../effects/verb.ts'
import { explore } from '../explore/explore.ts'
import { exploreTargets } from '../explore/targets.ts'
import { liftLeader } from '../leader.ts'
import { isCityZone, leaderAt, mountOf } from '../query.ts'
import { resolveOptions } from '../work/options.ts'
import { leaderZones } from '../work/temple.ts'
import { placeCompanion } from '../work/work.ts'

/** captain.5: what moving a mounted leader costs. */
const MOVE = { glowberry: 1 }

/** Where the captain may send a seat's leader, and whether that is a move from the main board. */
function targets(state: Perseverance3, seat: Seat, resolver: Resolver): (CityZone | LocationId)[] {
  const player = state.players[seat]
  if (player.home.leader > 0) return leaderZones(state, seat, resolver) // captain.1, captain.9
  const from = leaderAt(state, seat)
  if (from === null || mountOf(state, player) === null) return [] // captain.6
  if (player.resources.glowberry < MOVE.glowberry) return []
  player.resources.glowberry -= MOVE.glowberry
  const zones = leaderZones(state, seat, resolver).filter(zone => zone !== from)
  player.resources.glowberry += MOVE.glowberry
  return [...zones, ...exploreTargets(state, seat, 'leader')]
}

export const canCaptain = (state: Perseverance3, seat: Seat, resolver: Resolver): boolean =>
  targets(state, seat, resolver).length > 0

/** captain.1 to captain.9: the leader works in a zone, or a mounted one moves and acts where he goes. */
export function* captain(t: Perseverance3Table, seat: Seat, resolver: Resolver): Rule {
  const { state } = t
  const { crumbs, city } = state
  const { home } = state.players[seat]
  crumbs.push('favour:captain')
  const moves = home.leader === 0
  const to = yield* choose(t, seat, 'captain.where', targets(state, seat, resolver), {
    ...placeNaming,
    values: () => ({ moves }),
  })
  if (moves) payGoods(t, seat, MOVE)
  if (isCityZone(to)) {
    if (moves) liftLeader(state, seat)
    else home.leader = 0
    city[to].leader = seat
    t.say('leader.works', { seat, zone: to })
    const companion = yield* placeCompanion(t, seat, to, false, resolver) // captain.4
    yield* resolveOptions(t, seat, to, companion, resolver)
  } else yield* explore(t, seat, to, 'leader', resolver)
  crumbs.pop()
}

const placeNaming = {
  say: (to: CityZone | LocationId) =>
    isCityZone(to) ? say('zone', { zone: to }) : say('location', { location: to }),
  at: (to: CityZone | LocationId) => (isCityZone(to) ? `zone:${to}` : `location:${to}`),
  rule: 'captain.2',
  waits: true,
}
