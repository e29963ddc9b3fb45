import type { Node } from '../../../data/board.ts'
import { place } from '../../../rules/pieces.ts'
import type { Robinson } from '../../../state.ts'
import { type Tale, tale } from '../../../tests/scenarios/tale.ts'
import { storyIn } from '../../scenario.ts'

/** The exploration of a totem location. */
export const PLACE = { type: 'explore', what: 'totemPlace' } as const
/** Puts ash onto spaces. */
export const ash =
  (...nodes: Node[]) =>
  (state: Robinson) => {
    for (const node of nodes) place(state, 'ash', node)
  }
/** Locations that were explored. */
export const visited =
  (...nodes: Node[]) =>
  (state: Robinson) => {
    storyIn(state, 'volcanoIsland').places.push(...nodes)
  }
/** Some tiles, two of them with totems. */
export const island = (): Tale => tale('volcanoIsland').tiles({ T3: 4, B3: 7, T2: 1 })
