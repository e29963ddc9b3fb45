import type { Seat } from '@tablee/kernel'
import { MAPS } from '../data/map.ts'
import type { LandmarkId } from '../landmarks/index.ts'
import { hasPiece } from '../rules/ruler.ts'
import type { RootState } from '../state.ts'
import { partWith } from './cards.ts'
import type { Opinions, Scene } from './opinion.ts'
import { holds, type Survey } from './survey.ts'

/** What a landmark brings each turn to whoever rules its clearing, and to all who have a piece there. */
const RULED: { readonly [L in LandmarkId]?: number } = { tower: 0.8, elderTreetop: 0.15 }
const VISITED: { readonly [L in LandmarkId]?: number } = {
  legendaryForge: 0.12,
  blackMarket: 0.12,
  ferry: 0.08,
}

/** What the landmarks are worth to a seat, in points. */
export function landmarksWorth(state: RootState, seat: Seat, { ruled }: Survey, turns: number): number {
  let sum = 0
  for (const { id, clearing } of state.landmarks ?? []) {
    if (holds(ruled[seat], clearing)) sum += RULED[id] ?? 0
    if (VISITED[id] !== undefined && hasPiece(state.players[seat], clearing)) sum += VISITED[id]
  }
  return sum * turns
}

/** How useful an open path is: it leads from one's own pieces to where one has none. */
function weighPath({ state, seat }: Scene, place: number): number {
  const [from, to] = MAPS[state.map].closed?.[place] ?? [0, 0]
  const player = state.players[seat]
  return hasPiece(player, from) && hasPiece(player, to) ? 1 : 1.5
}

export const landmarkOpinions: Opinions = {
  'path.open': { weigh: weighPath },
  'path.card': { weigh: partWith },
  'blackMarket.give': { weigh: partWith },
  'move.ride': { weigh: () => 3 },
}
