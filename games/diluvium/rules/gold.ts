import type { Rule, Seat } from '@tablee/kernel'
import type { Resource } from '../data/types.ts'
import type { DiluviumTable, Party } from '../state.ts'
import { highest, powerOf } from './query.ts'
import { hooksOf } from './scenario.ts'

/** A party gains gold: from the supply, then from what lies aside; in a game of several there is always enough. */
export function* gainGold(t: DiluviumTable, party: Party, gold: number): Rule {
  if (gold <= 0) return
  const { state } = t
  if (yield* hooksOf(state).gainGold?.(t, party, gold) ?? no()) return
  takeGold(t, party, gold)
}

/** The usual gain (setup.21, end.10). */
export function takeGold(t: DiluviumTable, party: Party, gold: number): void {
  const { state } = t
  const pool = state.gold
  if (pool) {
    const supplied = Math.min(gold, pool.supply)
    pool.supply -= supplied
    if (pool.aside === null) pool.taken += gold - supplied
    else pool.aside -= gold - supplied
  }
  powerOf(state, party).gold += gold
  t.say('gold.gained', { party, gold })
}

/** A hook that is left out takes care of nothing. */
export function* no(): Rule<boolean> {
  return false
}

/** Gold that leaves the game. */
export function spendGold(t: DiluviumTable, seat: Seat, gold: number): void {
  const { players, gold: pool } = t.state
  players[seat].gold -= gold
  if (pool) pool.spent += gold
  t.say('gold.spent', { party: seat, gold })
}

/** Resources come from their pile, as far as it goes; tells how many. */
export function gainResource(t: DiluviumTable, seat: Seat, resource: Resource, wanted: number): number {
  const { supply, players } = t.state
  const got = Math.min(wanted, supply[resource])
  supply[resource] -= got
  players[seat].resources[resource] += got
  if (got > 0) t.say('resource.gained', { party: seat, resource, count: got })
  else if (wanted > 0) t.say('pile.empty', { resource })
  return got
}

/** end.12: what is discarded never returns to a pile. */
export function discardResource(t: DiluviumTable, seat: Seat, resource: Resource, count: number): void {
  if (count <= 0) return
  const { players, discarded } = t.state
  players[seat].resources[resource] -= count
  discarded[resource] += count
  t.say('resource.discarded', { party: seat, resource, count })
}

/** Resources leave their pile for good, as far as it goes. */
export function discardSupply(t: DiluviumTable, resource: Resource, wanted: number): void {
  const { supply, discarded } = t.state
  const count = Math.min(wanted, supply[resource])
  supply[resource] -= count
  discarded[resource] += count
  t.say('supply.discarded', { resource, count })
}

/** Military Strength rises, to the end of its track at most. */
export function raiseStrength(t: DiluviumTable, party: Party, steps: number): void {
  const power = powerOf(t.state, party)
  const before = power.strength
  power.strength = Math.min(before + steps, highest(t.state))
  if (power.strength > before) t.say('strength.raised', { party, strength: power.strength })
}
