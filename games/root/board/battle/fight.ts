import type { Message, Seat } from '@tablee/kernel'
import type { Clearing } from '../../data/map.ts'
import { fromFaces } from '../faces.ts'
import { heads } from '../heads.ts'
import { valuesOf } from './values.ts'

/** Something for each of the two sides of a battle. */
export interface Sided<T> {
  readonly attacker: T
  readonly defender: T
}

/** A side of a battle. */
export type Side = keyof Sided<unknown>

/** A battle as far as it was reported. */
export interface Fight extends Sided<Seat> {
  readonly clearing: Clearing
  /** All that was reported of it, from its start on. */
  readonly reports: readonly Message[]
  /** The die that each side uses; null before they are rolled. */
  readonly dice: Sided<number> | null
  /** The hits that each side dealt after the dice. */
  readonly dealt: Sided<number>
  /** The hits of an ambush that the attacker took. */
  readonly ambushed: number
  readonly lost: readonly Lost[]
}

/** Pieces of a kind that a seat lost in a battle. */
export interface Lost {
  readonly seat: Seat
  readonly kind: string
  readonly count: number
}

const STARTS = 'battle.starts'

/** Where the last battle begins that was under way at a report, or began with it; -1 if there is none. */
export function startOf(reports: readonly Message[], at: number): number {
  for (let i = at; i >= 0; i--) {
    if (reports[i].id === STARTS) return i
    if (endsBefore(reports, i)) return -1
  }
  return -1
}

/** Where what follows a battle begins. */
export function endOf(reports: readonly Message[], start: number): number {
  let end = start + 1
  while (end < reports.length && !endsBefore(reports, end)) end++
  return end
}

/** What comes in the midst of a battle. */
const within = fromFaces(
  faces =>
    new Set([
      'kernel.only',
      'effect.used',
      'hand.shown',
      ...faces.flatMap(({ battle }) => battle?.within ?? []),
    ]),
)

/** What saves the fallen. */
const saves = fromFaces(faces => new Set(faces.flatMap(({ battle }) => battle?.saves ?? [])))

/** Whether a report has nothing to do with a battle before it. The card of a hospital is told before what it saves. */
function endsBefore(reports: readonly Message[], at: number): boolean {
  const { id } = reports[at]
  if (within().has(id)) return false
  if (id === 'card.spent') return reports[at + 1] !== undefined && !saves().has(reports[at + 1].id)
  return heads(reports[at], reports[at - 1])
}

/** A battle by the report that starts it. */
export function fightAt(reports: readonly Message[], start: number): Fight {
  const { attacker, defender, clearing } = valuesOf<Sided<Seat> & { clearing: Clearing }>(reports[start])
  const told = reports.slice(start, endOf(reports, start)).filter(({ id }) => id !== 'kernel.only')
  const rolled = told.findIndex(({ id }) => id === 'battle.rolled')
  const hits = (from: readonly Message[], taker: Seat): number =>
    from
      .filter(({ id }) => id === 'battle.hits')
      .map(report => valuesOf<{ seat: Seat; hits: number }>(report))
      .reduce((sum, one) => (one.seat === taker ? sum + one.hits : sum), 0)
  const after = rolled < 0 ? [] : told.slice(rolled)
  return {
    attacker,
    defender,
    clearing,
    reports: told,
    dice: rolled < 0 ? null : diceOf(told[rolled]),
    dealt: { attacker: hits(after, defender), defender: hits(after, attacker) },
    ambushed: hits(rolled < 0 ? told : told.slice(0, rolled), attacker),
    lost: told.filter(({ id }) => id === 'removed').map(report => valuesOf<Lost>(report)),
  }
}

function diceOf(report: Message): Sided<number> {
  const { high, low, swapped } = valuesOf<{ high: number; low: number; swapped: boolean }>(report)
  return swapped ? { attacker: low, defender: high } : { attacker: high, defender: low }
}
