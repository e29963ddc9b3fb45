import { type Clearing, MAPS } from '../data/map.ts'
import type { Party, RootState } from '../state.ts'
import { canBuildIn, canPlace } from './pieces.ts'

/** What a party places in its starting corner: pieces, or a building among them. */
export type Start = 'pieces' | 'building'

/** The corners that a party may start in: any that is free, or one that faces another's where it can. 7.3.2, robot.5.3.2 */
export function startCorners(
  state: RootState,
  party: Party,
  which: 'any' | 'facing',
  start: Start,
): Clearing[] {
  const { opposite } = MAPS[state.map]
  const taken = state.players.map(({ corner }) => corner)
  const free = freeCorners(state, party, taken, start)
  const facing = free.filter(corner =>
    opposite.some(pair => pair.includes(corner) && pair.some(one => one !== corner && taken.includes(one))),
  )
  return which === 'facing' && facing.length > 0 ? facing : free
}

/** The corners where a party can start; where hirelings fill all that are left, other clearings of the map's edge. */
function freeCorners(state: RootState, party: Party, taken: readonly Clearing[], start: Start): Clearing[] {
  const { opposite, clearings } = MAPS[state.map]
  const fits = start === 'building' ? canBuildIn : canPlace
  const open = (one: Clearing): boolean => !taken.includes(one) && fits(state, party, one)
  const corners = opposite.flat().filter(open)
  if (corners.length > 0 || !state.hirelings) return corners
  return clearings.flatMap(({ id, kind }) => (kind === 'edge' && open(id) ? id : []))
}
