import { valued } from '../rules/adventure/totals.ts'

/** Every die has as many. */
const SIDES = 6

/** The chances that dice come to at least so much, by the total; found once for every handful. */
const known = new Map<number, readonly number[]>()

/** So many dice of two colours, and what changes each of them. */
export interface Handful {
  readonly force: number
  readonly magic: number
  readonly forceChange: number
  readonly magicChange: number
}

/** The chance that a handful of dice comes to at least a total. */
export function reach(handful: Handful, total: number): number {
  if (total <= 0) return 1
  return tails(handful)[total] ?? 0
}

/** What a handful of dice comes to in the mean. */
export function mean({ force, magic, forceChange, magicChange }: Handful): number {
  return force * meanOf(forceChange) + magic * meanOf(magicChange)
}

function meanOf(change: number): number {
  let sum = 0
  for (let side = 1; side <= SIDES; side++) sum += valued(side, change)
  return sum / SIDES
}

function tails({ force, magic, forceChange, magicChange }: Handful): readonly number[] {
  const key = ((force * 32 + magic) * 32 + forceChange + 8) * 32 + magicChange + 8
  let found = known.get(key)
  if (found === undefined) {
    let totals = [1]
    for (let left = force; left > 0; left--) totals = withDie(totals, forceChange)
    for (let left = magic; left > 0; left--) totals = withDie(totals, magicChange)
    for (let total = totals.length - 2; total >= 0; total--) totals[total] += totals[total + 1]
    found = totals
    known.set(key, found)
  }
  return found
}

function withDie(totals: readonly number[], change: number): number[] {
  const sums = Array<number>(totals.length + valued(SIDES, change)).fill(0)
  for (let total = 0; total < totals.length; total++)
    for (let side = 1; side <= SIDES; side++) sums[total + valued(side, change)] += totals[total] / SIDES
  return sums
}
