import { changesBetween } from './changes.ts'
import { fade, fly, pop } from './drawn.ts'
import { appear, slide } from './laid.ts'
import type { Snapshot } from './snapshot.ts'
import type { Stage } from './stage.ts'

/** Where more than this happens at once, nobody could follow it. */
const MOST = 16

/** Shows what became of the pieces between two moments. */
export function showChanges(stage: Stage, before: Snapshot, after: Snapshot): void {
  const { flights, arrivals, losses } = changesBetween(before.counts, after.counts)
  if (flights.length + arrivals.length + losses.length > MOST) return
  for (const flight of flights) {
    const drawn = after.spot(flight.piece, flight.to)?.drawing
    if (drawn) fly(stage, before, after, flight)
    else slide(stage, before, after, flight)
  }
  for (const arrival of arrivals) {
    const drawn = after.spot(arrival.piece, arrival.place)?.drawing
    if (drawn) pop(stage, before, after, arrival)
    else appear(stage, before, after, arrival)
  }
  for (const loss of losses) fade(stage, before, loss)
}
