import type { Rule } from '@tablee/kernel'
import { type CharacterId, type Level, RESOURCES } from '../data/types.ts'
import type { Robinson, RobinsonTable } from '../state.ts'
import type { Cause } from './cause.ts'
import { characterOf, spendDet, wound, woundAll } from './characters.ts'
import { payFrom } from './food.ts'
import { gainLater, isForLater } from './gains.ts'
import { lower } from './levels.ts'
import { openWindow } from './powers/window.ts'
import { addTo, inStock, nothing } from './resources.ts'
import { because, byCause, type Why } from './why.ts'

/** What is missing in a demand costs wounds: its actor's in the action phase and in fights, else everybody's. L1444 */
export function penalty(t: RobinsonTable, cause: Cause, missing: number, what: Wanting = 'place'): void {
  if (missing <= 0 || cause.soft) return
  const { card } = cause
  t.say('demand.missing', { n: missing, what, card })
  const why = because('missing', card)
  if (cause.pays === 'actor') wound(t, cause.actor, missing, why)
  else woundAll(t, missing, why)
}

/** What a demand may lack: something to discard, or a place for a marker, an item, a card. */
export type Wanting = 'wood' | 'food' | 'fur' | 'det' | Level | 'place'

/** Resources must be discarded, as many as there are; tells how many were missing. */
export function* collect(
  t: RobinsonTable,
  cause: Cause,
  what: 'wood' | 'food' | 'fur',
  n: number,
  { why, card }: Why = byCause(cause),
): Rule<number> {
  const { state } = t
  if (!cause.soft && inStock(state, what) < n) yield* openPurse(t, what, cause.actor, n)
  const paid = yield* payFrom(t, what, n)
  emptyPurse(state)
  const to = inStock(state, what)
  if (paid > 0) t.say('lost', { what, n: paid, why, card, from: to + paid, to })
  return n - paid
}

/** Resources must be discarded: as many as there are, and wounds for the rest. L1442 */
export function* demand(
  t: RobinsonTable,
  cause: Cause,
  what: 'wood' | 'food' | 'fur',
  n: number,
  why: Why = byCause(cause),
): Rule<number> {
  const missing = yield* collect(t, cause, what, n, why)
  penalty(t, cause, missing, what)
  return missing
}

/** Powers may help, and what they give here may pay at once. L1516 */
export function* openPurse(
  t: RobinsonTable,
  what: 'wood' | 'food' | 'fur',
  actor: CharacterId,
  n: number,
): Rule {
  t.state.purse ??= nothing()
  yield* openWindow(t, `demand:${what}`, actor, n)
}

/** What powers gave and nobody paid with goes where gains go. */
export function emptyPurse(state: Robinson): void {
  const { purse } = state
  if (!purse) return
  state.purse = null
  if (!isForLater(state)) addTo(state.available, purse)
  else for (const what of RESOURCES) if (purse[what] > 0) gainLater(state, 'resource', what, purse[what])
}

/** A character must discard determination. */
export function* demandDet(
  t: RobinsonTable,
  cause: Cause,
  who: CharacterId,
  n: number,
  why: Why = byCause(cause),
): Rule {
  const character = characterOf(t.state, who)
  if (!cause.soft && character.det < n) yield* openWindow(t, 'demand:det', who, n)
  const missing = spendDet(t, who, n, why)
  if (missing === 0 || cause.soft) return
  t.say('demand.missing', { n: missing, what: 'det', card: cause.card })
  wound(t, who, missing, because('missing', cause.card))
}

/** A level must go down. */
export function* demandLevel(
  t: RobinsonTable,
  cause: Cause,
  level: Level,
  n: number,
  why: Why = byCause(cause),
): Rule {
  const { state } = t
  if (!cause.soft && state[level] < n) yield* openWindow(t, `demand:${level}`, cause.actor, n)
  const lost = Math.min(n, state[level])
  lower(t, level, lost, why)
  penalty(t, cause, n - lost, level)
}
