import type { Seat } from '@tablee/kernel'
import type { ScoresAt } from '@tablee/table'

interface Point {
  readonly at: number
  readonly score: number
}

/** How the score of a seat went. */
export interface Course {
  readonly points: readonly Point[]
  /** Where it ends: with the game, or where the seat left the scores. */
  readonly end: Point
  readonly left: boolean
}

/** The course of a seat over a game of so many picks. */
export function courseOf(scores: readonly ScoresAt[], seat: Seat, picks: number): Course {
  const points: Point[] = []
  for (const { at, scores: now } of scores) {
    const score = now[seat] ?? null
    if (score === null) return { points, end: { at, score: points.at(-1)?.score ?? 0 }, left: true }
    points.push({ at, score })
  }
  return { points, end: { at: picks, score: points.at(-1)?.score ?? 0 }, left: false }
}
