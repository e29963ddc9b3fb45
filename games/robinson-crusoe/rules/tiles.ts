import type { Node } from '../data/board.ts'
import { scenarioOf } from '../scenarios/scenario.ts'
import type { RobinsonTable } from '../state.ts'
import { lose } from './ending.ts'
import { flipItem } from './items.ts'
import { pieceAt, removeWhere } from './pieces.ts'

/** A tile is turned face down: what lay on it is gone, and so is a camp. L1578 */
export function turnDown(t: RobinsonTable, node: Node, by: string): void {
  const { state } = t
  const space = state.island[node]
  if (space.tile === 0 || space.faceDown) return
  if (node === state.camp) lose(t, 'end.camp')
  space.faceDown = true
  space.turnedBy = by
  t.say('tile.down', { node })
  if (pieceAt(state, 'lying', 'shortcut', node)) flipItem(t, 'shortcut')
  removeWhere(state, piece => piece.at === node)
}

/** A tile is turned face up again; only its terrain and sources come back. */
export function turnUp(t: RobinsonTable, node: Node): void {
  const space = t.state.island[node]
  if (!space.faceDown) return
  space.faceDown = false
  space.turnedBy = ''
  t.say('tile.up', { node })
  scenarioOf(t.state).turnedUp?.(t.state, node)
}
