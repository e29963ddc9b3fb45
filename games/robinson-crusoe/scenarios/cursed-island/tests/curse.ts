import type { Node } from '../../../data/board.ts'
import { byAll } from '../../../rules/cause.ts'
import { place } from '../../../rules/pieces.ts'
import type { Robinson } from '../../../state.ts'
import { type Tale, tale } from '../../../tests/scenarios/tale.ts'
import { scenarioOf } from '../../scenario.ts'

/** Plains next to the camp, hills beyond. */
export const island = () => tale('cursedIsland').tiles({ M2: 1, T2: 4 })
/** A cross on a tile. */
export const cross = (node: Node) => ({ type: 'build', what: 'cross', node }) as const
/** Puts fog onto spaces. */
export const fog =
  (...nodes: Node[]) =>
  (state: Robinson) => {
    for (const node of nodes) place(state, 'fog', node)
  }
/** Where fog lies. */
export const foggy = ({ pieces }: Robinson): string[] =>
  pieces.filter(({ kind }) => kind === 'fog').map(({ at }) => at)
/** The book effect. */
export const book = (story: Tale, ...picks: string[]) =>
  story.does(t => scenarioOf(t.state).book(t, byAll(t.state, 'mist')), ...picks)
