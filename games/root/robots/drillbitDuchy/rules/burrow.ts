import type { ObjectionTo } from '@tablee/kernel'
import { BURROW, CLEARINGS, type Clearing } from '../../../data/map.ts'
import { robotBase } from '../../../rules/robots/base.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'

/** Nobody else places pieces in the Burrow. 10.2.2 */
const OURS: ObjectionTo<Clearing> = {
  why: clearing => say('why.kept', { clearing }),
  rule: 'robot.10.2.2.b',
}

export const barsPlacing = (_: RootState, __: Party, ___: Party, clearing: Clearing) =>
  clearing === BURROW ? OURS : null

/** Tunnels lead to the Burrow, and the Burrow to them; closed paths count as for all robots. 10.2.2 */
export function links(state: RootState, party: Party, from: Clearing): readonly Clearing[] {
  const { tunnel } = state.players[party].tokens
  if (from === BURROW) return CLEARINGS.filter(clearing => tunnel[clearing] > 0)
  const closed = robotBase.links(state, party, from)
  return tunnel[from] > 0 ? [...closed, BURROW] : closed
}

/** Warriors go back to the Burrow, with or without a tunnel. 10.6.1 */
export function withdraw(t: RootTable, party: Party, from: Clearing, count: number): void {
  const { warriors } = t.state.players[party]
  warriors[from] -= count
  warriors[BURROW] += count
  t.say('drillbitDuchy.withdrawn', { seat: party, clearing: from, count })
}
