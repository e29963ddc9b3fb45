import type { Report } from '@tablee/kernel'

/** The reports with which a turn, or a round of all together, begins: by the ids that all games give them. */
const BEGINNINGS: readonly string[] = ['turn.begins', 'round']

/** The moments at which turns begin, the first and the last of the game among them. */
export function stopsIn(journal: readonly Report[], last: number): readonly number[] {
  const begun = journal.flatMap(({ id, at }) => (BEGINNINGS.includes(id) ? [at] : []))
  return [...new Set([0, ...begun, last])].sort((a, b) => a - b)
}

/** The beginning of the turn before a moment, or of the next. */
export function stopFrom(stops: readonly number[], at: number, by: -1 | 1): number | undefined {
  return by < 0 ? stops.findLast(stop => stop < at) : stops.find(stop => stop > at)
}
