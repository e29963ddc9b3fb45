import type { DiluviumTable } from '../../state.ts'
import { rivalOf } from '../query.ts'

/** The leftmost marker leaves the rival's board; tells the gold under it. */
export function takeRivalMarker({ state }: DiluviumTable): number {
  const rival = rivalOf(state)
  const { rivalMarkers } = state.data.tracks
  const bonus = rivalMarkers[rivalMarkers.length - rival.markers]
  rival.markers--
  return bonus
}
