import type { Clearing } from '../../data/map.ts'
import type { Party, RootTable } from '../../state.ts'
import { type Start, startCorners } from '../corners.ts'
import { settle } from '../homeland.ts'

/**
 * A robot takes a corner that chance names: any, or one that faces another's where it can. robot.5.3.2 To who drafts
 * it is the homeland of an enemy. robot.setup.advanced
 */
export function cornerFor(
  t: RootTable,
  party: Party,
  which: 'any' | 'facing',
  start: Start = 'pieces',
): Clearing {
  const corners = startCorners(t.state, party, which, start)
  const corner = corners[corners.length === 1 ? 0 : t.random(corners.length)]
  t.state.players[party].corner = corner
  if (t.state.advanced) settle(t.state, party, corner)
  return corner
}
