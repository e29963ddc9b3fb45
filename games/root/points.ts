import type { Message, Seat } from '@tablee/kernel'
import type { Source } from './data/sources.ts'

/** Points that a report tells of: whose, how many (negative when they were lost), and what for. */
export interface Points {
  readonly seat: Seat
  readonly points: number
  readonly source: Source
}

/** The points that a report tells of; null when it tells of none, or is of a game before they had a source. */
export function sourceOf({ id, values }: Message): Points | null {
  if (id !== 'scored' && id !== 'lost.points') return null
  const { seat, points, source } = values as { seat: Seat; points: number; source?: Source }
  return source === undefined ? null : { seat, points: id === 'scored' ? points : -points, source }
}
