import { DISSENTERS } from '@tablee/perseverance/data/dissenters.ts'
import { bestPlace } from '@tablee/perseverance/dissenters/who.ts'
import type { Zone } from '../../data/types.ts'
import type { P4Table, Perseverance4 } from '../../state.ts'
import { cabinsIn, ownerOf } from '../query.ts'
import { dissentersGain, gainReserves, takeForDissenters } from '../solo/gains.ts'
import { lift } from '../trails.ts'
import { isAlone } from './presence.ts'
import { tileOf } from './tile.ts'

/** s4.assembly.2: what a technician of either is worth. */
const TECHNICIAN = 3

export function dissentersCrew(t: P4Table, zone: Zone): void {
  let n = 0
  for (const dissenter of DISSENTERS) n += cabinsIn(t.state, ownerOf(dissenter), zone, 'technician')
  dissentersGain(t, n * TECHNICIAN)
}

/** Followers of the first prize for a first place, else of the second; without a place by the switch (s4.assembly.18). */
function prizeFollowers(state: Perseverance4, ranks: readonly number[]): number {
  const best = bestPlace(DISSENTERS.map(dissenter => ranks[ownerOf(dissenter)]))
  if (best === 0 && state.data.switches.soloDissentersNeedPresence) return 0
  return tileOf(state).prizes[best === 1 ? 0 : 1]?.followers ?? 0
}

/** s4.assembly.3 to s4.assembly.8: exactly one reward for both. */
export function dissentersPrize(t: P4Table, zone: Zone, ranks: readonly number[]): void {
  const alone = DISSENTERS.find(dissenter => isAlone(ranks, ownerOf(dissenter)))
  if (alone === undefined) {
    dissentersGain(t, prizeFollowers(t.state, ranks))
    return
  }
  t.say('negotiated', { owner: ownerOf(alone), zone })
  lift(t, zone)
  if (t.state.zones[zone].artefacts.length > 0) takeForDissenters(t, alone, zone)
  else gainReserves(t, alone, 2)
}

/** s4.assembly.11, s4.assembly.12 */
export const dissentersOfficer = (t: P4Table, ranks: readonly number[]): void =>
  dissentersGain(t, prizeFollowers(t.state, ranks))
