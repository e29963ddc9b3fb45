import type { ChancesAt } from '@tablee/table'
import type { Course } from '../course.ts'

/** A place in a drawing. */
export type Point = readonly [x: number, y: number]

/** A line through places. */
export const lineOf = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`

/** The score of a course at some moments, up to where it ends. */
export function scoresAlong({ points, end }: Course, moments: readonly number[]): readonly Point[] {
  const at = (moment: number) => points.findLast(one => one.at <= moment)?.score ?? 0
  return [
    ...moments.filter(moment => moment < end.at).map(one => [one, at(one)] as const),
    [end.at, end.score],
  ]
}

/**
 * The part of the whole that each seat has, one on top of the other in the order that is given: from and to, 0 to 1. One
 * who plays alone has their chance, and leaves the rest empty.
 */
export function bandsOf(
  chances: readonly ChancesAt[],
  order: readonly number[],
): readonly (readonly { readonly at: number; readonly from: number; readonly to: number }[])[] {
  if (order.length === 1)
    return order.map(seat => chances.map(({ at, chances: now }) => ({ at, from: 1 - now[seat], to: 1 })))
  return order.map((seat, place) =>
    chances.map(({ at, chances: now }) => {
      const all = order.reduce((sum, one) => sum + now[one], 0) || 1
      const from = order.slice(0, place).reduce((sum, one) => sum + now[one], 0) / all
      return { at, from, to: from + now[seat] / all }
    }),
  )
}

/** Moves places of labels apart, so that none lies on another; they stay in their order. */
export function apart(places: readonly number[], gap: number, lowest: number): readonly number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a] - places[b])
  const moved = [...places]
  let free = Number.NEGATIVE_INFINITY
  for (const i of order) {
    moved[i] = Math.max(moved[i], free)
    free = moved[i] + gap
  }
  const over = Math.max(0, free - gap - lowest)
  let limit = Number.POSITIVE_INFINITY
  if (over > 0)
    for (const i of order.toReversed()) {
      moved[i] = Math.min(moved[i], limit, lowest)
      limit = moved[i] - gap
    }
  return moved
}
