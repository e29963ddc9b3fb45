import { fewest, prefer } from '@tablee/common/prefer.ts'
import type { Hex, IslandType } from '../../data/types.ts'
import type { Diluvium, Island, Place } from '../../state.ts'
import { RIVAL } from '../../state.ts'
import { hasRoom, isBarred, maySettle, placesOf, rivalOf, settlersAt } from '../query.ts'
import { hooksOf } from '../scenario.ts'

/** The islands of a type that the rival may settle: explored, with room, not under your Warship. */
function openIslands(
  state: Diluvium,
  type: IslandType,
  only: Place | null,
): { place: Place; island: Island }[] {
  const open: { place: Place; island: Island }[] = []
  for (const place of only ? [only] : placesOf(state)) {
    if (!maySettle(state, RIVAL, place) || isBarred(state, RIVAL, place.at)) continue
    for (const island of place.islands)
      if (island.type === type && hasRoom(island)) open.push({ place, island })
  }
  return open
}

/** What the rival would take for one of its tokens: the tiles with fewest of its own, between which you choose. */
const settlementFor = (state: Diluvium, type: IslandType, only: Place | null) =>
  prefer(openIslands(state, type, only), [
    fewest('settlers', ({ place }) => settlersAt(place, RIVAL)), // rcolonise.13, rcolonise.15
  ])

/** Where the rival's next settler may go: by the first token of its column that has room, on one tile first if told. */
export function nextSettlement(state: Diluvium, preferred: Place | null) {
  const passes = preferred ? [preferred, null] : [null] // rmarker.10
  for (const only of passes)
    for (const type of rivalOf(state).column) {
      const preference = settlementFor(state, type, only)
      if (preference) return { type, preference }
    }
  return null
}

/** For each token of the column, top to bottom, where a settler would go by it now. */
export const settlements = (state: Diluvium): { readonly type: IslandType; readonly at: readonly Hex[] }[] =>
  rivalOf(state).column.map(type => ({
    type,
    at: (settlementFor(state, type, null)?.left ?? []).map(({ place }) => place.at),
  }))

/** rcolonise.12: a token that was used goes to the bottom. */
export function rotate(state: Diluvium, type: IslandType): void {
  const { column } = rivalOf(state)
  column.push(...column.splice(column.indexOf(type), 1))
  hooksOf(state).column?.(column)
}
