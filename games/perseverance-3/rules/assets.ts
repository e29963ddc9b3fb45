import type { Seat } from '@tablee/kernel'
import { SADDLE, type Species } from '@tablee/perseverance/ids.ts'
import {
  type Perseverance3,
  type Perseverance3Table,
  type Player,
  UNITS,
  type Unit,
  type Units,
} from '../state.ts'

// What a player has and what becomes of it; nothing here asks.

/** Nobody. */
export const nobody = (): Units => ({
  ranger: 0,
  leader: 0,
  shieldhead: 0,
  raptor: 0,
  thunderhorn: 0,
  ironjaw: 0,
})

/** How many units are in a place. */
export function unitsIn(units: Units): number {
  let n = 0
  for (const unit of UNITS) n += units[unit]
  return n
}

/** A unit goes from one place to another. */
export function moveUnit(from: Units, to: Units, unit: Unit): void {
  from[unit]--
  to[unit]++
}

/** All units go from one place to another. */
export function moveAll(from: Units, to: Units): void {
  for (const unit of UNITS) {
    to[unit] += from[unit]
    from[unit] = 0
  }
}

/** A saddle for a dino of a species is in the player's supply (asset.8). */
export const hasSaddle = ({ saddles }: Player, species: Species): boolean => saddles[SADDLE[species]] > 0

/** asset.18: a unit that is defeated, or spent, leaves a place for its supply; a dino's saddle comes back. */
export function toSupply({ supply, players }: Perseverance3, seat: Seat, from: Units, unit: Unit): void {
  const player = players[seat]
  from[unit]--
  if (unit === 'ranger') player.reserve++
  else if (unit !== 'leader') {
    supply[unit]++
    player.saddles[SADDLE[unit]]++
  }
}

/** end-turn.2, asset.15 */
export function tire(t: Perseverance3Table, seat: Seat, unit: Unit): void {
  const { home, tired } = t.state.players[seat]
  moveUnit(home, tired, unit)
  t.say('unit.tired', { seat, unit })
}

/** leader.3: a leader is never defeated; whoever asks for it does not offer him. */
export function defeat(t: Perseverance3Table, seat: Seat, from: Units, unit: Unit): void {
  toSupply(t.state, seat, from, unit)
  t.say('unit.defeated', { seat, unit })
}
