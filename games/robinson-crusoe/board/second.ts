import type { Second } from '@tablee/board'
import type { RobinsonView } from '../view.ts'

const PLACE = 'place:'

/** Where a pawn that is taken up may go; null for whatever else is chosen, and for a pawn that may go nowhere. */
export function second(key: string, { destinations }: RobinsonView): Second | null {
  if (!key.startsWith(PLACE)) return null
  const pawn = key.slice(PLACE.length)
  const candidates = destinations.places
    .filter(({ pawns }) => pawns.some(one => one === pawn))
    .map(({ key: spot, say, at }) => ({ key: spot, say, at }))
  if (candidates.length === 0) return null
  const refused = destinations.next === pawn ? destinations.refused : []
  return { prompt: { id: 'plan.where', values: { pawn } }, candidates, refused }
}
