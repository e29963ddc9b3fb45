import type { AnyBoard, Moment } from '@tablee/board'
import type { Language, Report } from '@tablee/kernel'
import type { Scene } from '@tablee/table'

/** What was reported between two scenes of the same eyes; nothing when one goes back. */
export function newReports(before: Scene, after: Scene): readonly Report[] {
  return before.seat === after.seat ? after.journal.slice(before.journal.length) : []
}

/** The last report that is worth more than its sentence. */
export function momentIn(
  board: AnyBoard | null,
  reports: readonly Report[],
  { view }: Scene,
  language: Language,
): Moment | null {
  for (const report of reports.toReversed()) {
    const moment = board?.moment?.(report, view as never, language)
    if (moment) return moment
  }
  return null
}
