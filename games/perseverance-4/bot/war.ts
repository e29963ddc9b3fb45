import type { Seat } from '@tablee/kernel'
import { ZONES, type Zone } from '../data/types.ts'
import { unfaced, unitsAt } from '../rules/combat/damage.ts'
import { breachLimit } from '../rules/query.ts'
import type { Perseverance4 } from '../state.ts'
import { turnsLeft } from './clock.ts'
import { TUNING } from './tuning.ts'

/** The chance that a zone sees a combat in the turns to come: the fuller its battlefield, the likelier. */
export function combatChance(state: Perseverance4, zone: Zone, left: number): number {
  const { units, flagged } = state.zones[zone]
  if (flagged || !units.includes(null)) return 1
  const full = unitsAt(state, zone).length / units.length
  return 1 - Math.exp(-left * (0.06 + 0.32 * full ** 2))
}

/** The chance that its next combat is a breach: units that nobody faces yet, and others that may come. */
function breachChance(state: Perseverance4, zone: Zone): number {
  const { units, flagged } = state.zones[zone]
  const open = unfaced(state, zone)
  if (flagged) return open > 0 ? 1 : 0
  const coming = units.filter(unit => unit === null).length
  return 1 - Math.exp(-0.55 * open - 0.12 * coming)
}

/** How often the combats after the next ones of all zones are breaches, in a turn: oftener where figures stand low. */
const LATER = 0.22
const LOW = 0.03

/** How many breaches are to be expected. */
function breachesToCome(state: Perseverance4, left: number): number {
  let n = 0
  for (const zone of ZONES) {
    n += combatChance(state, zone, left) * breachChance(state, zone)
    n += left * LOW * Math.max(0, state.data.warpath.start - state.zones[zone].trail)
  }
  return n + Math.max(0, left - 2) * LATER
}

/** The chance that the Ancients do not break through once too often. */
export function holdingChance(state: Perseverance4): number {
  const spare = breachLimit(state) - state.breaches
  const mean = breachesToCome(state, Math.max(...state.players.map((_, seat) => turnsLeft(state, seat))))
  let term = Math.exp(-mean)
  let sum = 0
  for (let n = 0; n < spare; n++) {
    sum += term
    term *= mean / (n + 1)
  }
  return sum
}

/** What the units that a seat faces will bring it, less what a breach costs. */
export function warWorth(state: Perseverance4, seat: Seat): number {
  const { ancients, numbers } = state.data
  const left = turnsLeft(state, seat)
  let sum = 0
  for (const zone of ZONES) {
    const comes = combatChance(state, zone, left)
    const breach = breachChance(state, zone)
    let mine = 0
    for (const { owner, kind, dinos } of unitsAt(state, zone))
      if (owner === seat)
        mine += ancients[kind].strength + TUNING.victory * (1 - breach) - 0.6 * (dinos.length - 1)
    if (mine > 0) sum += comes * (mine - numbers.breach * breach * unfaced(state, zone))
  }
  return sum
}
