import { goldOf } from '../../data/tiles.ts'
import type { Diluvium, DiluviumTable, Place } from '../../state.ts'
import { rivalOf } from '../query.ts'

const RICH = 2

/** What the rival gains for a settler or a marker that it lacks. */
export const MISSING = 10

/** The gold under the leftmost marker of the rival. */
function underMarker(state: Diluvium): number {
  const { rivalMarkers } = state.data.tracks
  return rivalMarkers[rivalMarkers.length - rivalOf(state).markers]
}

/** rmarker.1 to rmarker.6: the space of a tile for its marker: 2 gold or more, else a settler, else any that is free. */
export function spaceForRival({ data }: Diluvium, { level, markers }: Place): number | undefined {
  const { spaces } = data.levels[level]
  const free = spaces.flatMap((_, number) => ((markers[number] ?? null) === null ? number : []))
  return (
    free.find(one => goldOf(spaces[one]) >= RICH) ?? free.find(one => spaces[one] === 'settler') ?? free[0]
  )
}

/** The gold that exploring a tile would bring the rival; that of a settler it would place is left aside. */
export function goldForRival(state: Diluvium, place: Place): number {
  if (rivalOf(state).markers === 0) return MISSING
  const number = spaceForRival(state, place)
  if (number === undefined) return 0
  const under = state.flags.rivalGainsMarkerBonus ? underMarker(state) : 0
  return under + goldOf(state.data.levels[place.level].spaces[number])
}

/** The leftmost marker leaves the rival's board; tells the gold under it. */
export function takeRivalMarker({ state }: DiluviumTable): number {
  const bonus = underMarker(state)
  rivalOf(state).markers--
  return bonus
}
