import type { Next } from '@tablee/kernel'
import { say } from '../text/en.ts'
import { backIntoHold, everybody, type HarbourTable } from './state.ts'
import { isGrandCargo, reckoning } from './victory.ts'

/** The ship sails and the round is over. */
export function setSail(t: HarbourTable): Next {
  const { state } = t
  if (isGrandCargo(state)) return t.over({ winners: everybody(state), why: say('win.cargo') })
  if (state.storms) storm(t)
  payOut(t)
  backIntoHold(
    t,
    state.ship.cargo.map(({ good }) => good),
  ) // voyage.3
  state.ship.cargo.length = 0
  state.ship.changes = 0
  state.ship.reopened = false
  if (state.round === state.rounds) return reckoning(t)
  state.round++
  return 'tide'
}

/** voyage.2: the more is aboard, the likelier that what was loaded last goes overboard. */
function storm(t: HarbourTable): void {
  const { cargo } = t.state.ship
  if (cargo.length === 0) return
  const [first, second] = t.dice(2, 6)
  if (first + second > cargo.length) {
    t.say('voyage.calm', { first, second })
    return
  }
  const [{ owner, good }] = cargo.splice(-1)
  backIntoHold(t, [good])
  t.say('voyage.storm', { first, second, seat: owner, good })
}

/** voyage.1: each crate brings a coin for every good aboard, and one more in the hands of its own trade. */
function payOut(t: HarbourTable): void {
  const { merchants, ship } = t.state
  const variety = new Set(ship.cargo.map(({ good }) => good)).size
  for (const { owner, good } of ship.cargo) {
    const merchant = merchants[owner]
    const coins = good === merchant.trade ? variety + 1 : variety
    merchant.coins += coins
    t.say('voyage.paid', { seat: owner, good, coins })
  }
}
