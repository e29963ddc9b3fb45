import type { Seat } from '@tablee/kernel'
import type { Perseverance3, Perseverance3Table } from '../state.ts'
import { isCityZone, leaderAt } from './query.ts'

/** The leader leaves his place on the main board; his player has him in hand. */
export function liftLeader(state: Perseverance3, seat: Seat): void {
  const at = leaderAt(state, seat)
  if (at === null) return
  if (!isCityZone(at)) state.locations[at].rider = null
  else if (state.city[at].leader === seat) state.city[at].leader = null
  else state.city[at].companion = null
}

/** The leader comes Home from the main board. */
export function recallLeader(t: Perseverance3Table, seat: Seat): void {
  liftLeader(t.state, seat)
  t.state.players[seat].home.leader = 1
  t.say('leader.home', { seat })
}
