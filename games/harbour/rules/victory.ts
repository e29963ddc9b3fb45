import type { Next, Seat } from '@tablee/kernel'
import { GOODS, type Good } from '../data/goods.ts'
import { say } from '../text/en.ts'
import { capacity, everybody, type Harbour, type HarbourTable, wealth } from './state.ts'

/** A merchant stores a crate; with every good in the warehouse the game is won at once (win.1). */
export function receive(t: HarbourTable, seat: Seat, good: Good): void {
  const { warehouse } = t.state.merchants[seat]
  warehouse.push(good)
  if (GOODS.every(one => warehouse.includes(one))) t.end({ winners: [seat], why: say('win.range') })
}

/** win.2: a full ship, with every good and something from everybody aboard. */
export function isGrandCargo(state: Harbour): boolean {
  const { cargo } = state.ship
  return (
    cargo.length === capacity(state) &&
    GOODS.every(good => cargo.some(crate => crate.good === good)) &&
    everybody(state).every(seat => cargo.some(crate => crate.owner === seat))
  )
}

/** win.3: after the last round the wealthiest wins; equals share it. */
export function reckoning(t: HarbourTable): Next {
  const worth = t.state.merchants.map(wealth)
  const most = Math.max(...worth)
  const winners = everybody(t.state).filter(seat => worth[seat] === most)
  return t.over({ winners, why: say('win.wealth', { worth }) })
}
