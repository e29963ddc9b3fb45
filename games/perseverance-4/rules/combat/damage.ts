import type { Owner } from '@tablee/perseverance/owners.ts'
import { ZONES, type Zone } from '../../data/types.ts'
import type { P4Table, Perseverance4, Unit } from '../../state.ts'
import { dissenterOf } from '../query.ts'
import { damageOf, speciesOf } from '../rally.ts'

/** The units of a battlefield from the left. */
export const unitsAt = ({ zones }: Perseverance4, zone: Zone): Unit[] =>
  zones[zone].units.filter(unit => unit !== null)

/** e4.combat.6: units that nobody faces. */
export function unfaced({ zones }: Perseverance4, zone: Zone): number {
  let n = 0
  for (const unit of zones[zone].units) if (unit !== null && unit.owner === null) n++
  return n
}

/** Whoever has dinos on a battlefield. */
export const takesPart = ({ zones }: Perseverance4, owner: Owner, zone: Zone): boolean =>
  zones[zone].units.some(unit => unit?.owner === owner)

/** s4.combat.8, s4.combat.9, e4.rally.3: what somebody deals on a battlefield: a Dissenter as much as the units are strong. */
export function damageAt(state: Perseverance4, owner: Owner, zone: Zone): number {
  let n = 0
  for (const unit of unitsAt(state, zone))
    if (unit.owner === owner)
      n +=
        dissenterOf(state, owner) === null
          ? damageOf(state, owner, zone, speciesOf(unit))
          : state.data.ancients[unit.kind].strength
  return n
}

/** e4.combat.1, s4.combat.1: groups of players that are too weak go Home; those of Dissenters never do. */
export function withdraw(t: P4Table): void {
  const { state } = t
  for (const zone of ZONES)
    for (const unit of state.zones[zone].units) {
      if (unit === null || unit.owner === null || dissenterOf(state, unit.owner) !== null) continue
      const { owner } = unit
      if (damageOf(state, owner, zone, speciesOf(unit)) >= state.data.ancients[unit.kind].strength) continue
      for (const { species } of unit.dinos) state.players[owner].home[species]++
      t.say('withdrawn', { owner, zone, kind: unit.kind, dinos: speciesOf(unit) })
      unit.owner = null
      unit.dinos = []
    }
}

/** s4.combat.19: the dino of a Dissenter returns to the supply, its saddle to its owner. */
export function loseDissenterDinos(t: P4Table, unit: Unit): void {
  const { state } = t
  const dissenter = unit.owner === null ? null : dissenterOf(state, unit.owner)
  if (dissenter === null || state.solo === null) return
  for (const { species } of unit.dinos) {
    state.supply[species]++
    state.solo.dissenters[dissenter].large++
  }
}
