import { loseFollowers } from '@tablee/perseverance/assets.ts'
import type { Zone } from '../../data/types.ts'
import type { P4Table } from '../../state.ts'
import { say } from '../../text/say.ts'
import { turnOver } from '../end/over.ts'
import { breachLimit, dissenterOf, ownersOf } from '../query.ts'
import { gainReserves } from '../solo/gains.ts'
import { lower } from '../trails.ts'
import { takesPart, unfaced } from './damage.ts'

/** e4.combat.6 to e4.combat.9, s4.combat.3 to s4.combat.5: what a breach costs; the last one ends the game at once. */
export function breach(t: P4Table, zone: Zone): void {
  const { state } = t
  state.breaches++
  t.say('breach', { zone, breaches: state.breaches, limit: breachLimit(state) })
  if (state.breaches >= breachLimit(state)) {
    turnOver(t)
    t.end({ winners: [], ...(state.solo && { rivals: ['dissenters'] }), why: say('lost.breaches') })
  }
  const guard = guardOf(t, zone)
  for (let owner = 0; owner < ownersOf(state); owner++) {
    if (!takesPart(state, owner, zone)) continue
    const dissenter = dissenterOf(state, owner)
    if (dissenter !== null) gainReserves(t, dissenter, 1)
    else if (owner !== guard) loseFollowers(t, owner, state.data.numbers.breach * unfaced(state, zone))
  }
  if (guard === null) lower(t, zone)
  else giveFortBack(t, zone, guard)
}

/** e4.combat.9: whose fortification holds the space below the trail figure. */
function guardOf({ state }: P4Table, zone: Zone): number | null {
  if (!state.data.switches.ep4FortificationStopsDescent) return null
  const { trail, fortifications } = state.zones[zone]
  return fortifications[trail - 2] ?? null
}

function giveFortBack(t: P4Table, zone: Zone, owner: number): void {
  const { state } = t
  const here = state.zones[zone]
  const dissenter = dissenterOf(state, owner)
  here.fortifications[here.trail - 2] = null
  if (dissenter === null) state.players[owner].fortifications++
  else if (state.solo !== null) state.solo.dissenters[dissenter].fortifications++
  t.say('fort.held', { owner, zone })
}
