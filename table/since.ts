import type { Entry, Report, Seat } from '@tablee/kernel'

/**
 * How many picks had been made when the last turn of a seat was over, by the reports with which games begin a turn.
 * The turn that goes on does not count, nor do answers in the turns of others. A game without turns of its own for each
 * seat is played as one group: there it is the moment at which the group last agreed.
 */
export function sinceTurnOf(
  journal: readonly Report[],
  entries: readonly Pick<Entry, 'agrees'>[],
  seat: Seat | null,
): number {
  if (seat === null) return 0
  let next: Report | null = null
  for (let i = journal.length - 1; i >= 0; i--) {
    const report = journal[i]
    if (report.id !== 'turn.begins') continue
    if (next && report.values?.seat === seat) return next.at
    next = report
  }
  if (next) return 0
  return Math.max(
    0,
    entries.findLastIndex(({ agrees }) => agrees),
  )
}
