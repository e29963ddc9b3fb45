import type { Rule } from '@tablee/kernel'
import { ZONES, type Zone } from '../../data/types.ts'
import type { P4Table, Perseverance4 } from '../../state.ts'
import type { Resolver } from '../effects/verb.ts'
import { inTurn, ownersOf } from '../query.ts'
import { deploy } from '../units.ts'
import { breach } from './breach.ts'
import { damageAt, takesPart, unfaced, withdraw } from './damage.ts'
import { honour, rewards } from './rewards.ts'
import { wounds } from './wounds.ts'

/** e4.combat.2, e4.combat.3: a scout die called for it, or no slot is free. */
export function fights(state: Perseverance4, zone: Zone): boolean {
  const { units, flagged } = state.zones[zone]
  if (units.every(unit => unit === null)) return false
  return flagged || (state.data.switches.ep4CombatWhenFull && !units.includes(null))
}

/** e4.turn.4, e4.combat.5: what is too weak withdraws, then zone by zone there is a combat where it came to that. */
export function* combats(t: P4Table, resolver: Resolver): Rule {
  withdraw(t)
  for (const zone of ZONES) {
    if (fights(t.state, zone)) yield* combat(t, zone, resolver)
    t.state.zones[zone].flagged = false
  }
}

/** e4.combat.6 to e4.combat.16, s4.combat.2 to s4.combat.21 */
function* combat(t: P4Table, zone: Zone, resolver: Resolver): Rule {
  const { state } = t
  const open = unfaced(state, zone)
  const damage: { owner: number; n: number }[] = []
  for (let owner = 0; owner < ownersOf(state); owner++)
    if (takesPart(state, owner, zone)) damage.push({ owner, n: damageAt(state, owner, zone) })
  t.say('combat', { zone, unfaced: open, damage })
  if (open > 0) breach(t, zone)
  else t.say('victory', { zone })
  for (const seat of inTurn(state)) yield* honour(t, seat, zone)
  if (open === 0) yield* rewards(t, zone, resolver)
  yield* wounds(t, zone)
  const here = state.zones[zone]
  here.units.fill(null)
  for (const kind of state.data.warpath.waves[here.trail - 1]) deploy(t, zone, kind) // e4.combat.16
}
