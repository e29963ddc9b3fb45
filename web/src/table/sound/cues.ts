import type { AnyBoard } from '@tablee/board'
import type { Scene } from '@tablee/table'
import { newReports } from '../passages/queue.ts'

/** What is heard. */
export type Cue = 'turn' | 'pick' | 'dice' | 'battle' | 'score' | 'end'

/** What is heard between two scenes: one thing at most, the weightiest. */
export function cueBetween(board: AnyBoard | null, before: Scene, after: Scene): Cue | null {
  if (after.picks < before.picks) return null
  if (after.outcome && !before.outcome) return 'end'
  // What was held back until something else was seen.
  if (after.picks === before.picks) return after.face && !before.face ? 'turn' : null
  for (const report of newReports(before, after).toReversed()) {
    const sound = board?.sound?.(report)
    if (sound) return sound
  }
  if (after.face && !before.face) return 'turn'
  if (after.seat !== null && scoreOf(after) > scoreOf(before)) return 'score'
  return 'pick'
}

function scoreOf({ scores, seat }: Scene): number {
  return (seat === null ? undefined : scores.at(-1)?.scores[seat]) ?? 0
}
