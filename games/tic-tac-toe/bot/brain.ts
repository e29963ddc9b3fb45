import type { Brain } from '@tablee/kernel'
import { type Board, hasLine } from '../game.ts'

/** What makes a grid good: nothing but having won it, so playouts go to the end. */
export const brain: Brain<Board> = {
  value({ cells }) {
    if (hasLine(cells, 0)) return [1, 0]
    if (hasLine(cells, 1)) return [0, 1]
    return [0.5, 0.5]
  },
}
