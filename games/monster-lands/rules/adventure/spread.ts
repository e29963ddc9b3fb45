import { valued } from './totals.ts'

/** Every die has as many. */
export const SIDES = 6

/** The chances of totals, by the total: this one for sure. */
export function certain(total: number): number[] {
  const totals = Array<number>(total + 1).fill(0)
  totals[total] = 1
  return totals
}

/** The chances of totals with so many dice more, each changed by so much. */
export function addDice(totals: readonly number[], dice: number, change: number): readonly number[] {
  if (dice <= 0) return totals
  const sums = Array<number>(totals.length + valued(SIDES, change)).fill(0)
  for (let total = 0; total < totals.length; total++)
    for (let side = 1; side <= SIDES; side++) sums[total + valued(side, change)] += totals[total] / SIDES
  return addDice(sums, dice - 1, change)
}
