import { type Clearing, MAPS } from '../../data/map.ts'
import type { Party, RootTable } from '../../state.ts'
import { settle } from '../homeland.ts'
import { canPlace } from '../pieces.ts'

/**
 * A robot takes a corner that chance names: any, or one that faces another's where it can. robot.5.3.2 To who drafts
 * it is the homeland of an enemy. robot.setup.advanced
 */
export function cornerFor(t: RootTable, party: Party, which: 'any' | 'facing'): Clearing {
  const { players, map } = t.state
  const { opposite } = MAPS[map]
  const taken = players.map(({ corner }) => corner)
  const free = opposite.flat().filter(one => !taken.includes(one) && canPlace(t.state, party, one))
  const facing = free.filter(one =>
    opposite.some(pair => pair.includes(one) && pair.some(other => other !== one && taken.includes(other))),
  )
  const corners = which === 'facing' && facing.length > 0 ? facing : free
  const corner = corners[corners.length === 1 ? 0 : t.random(corners.length)]
  players[party].corner = corner
  if (t.state.advanced) settle(t.state, party, corner)
  return corner
}
