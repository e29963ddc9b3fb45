import type { Node } from '../../../data/board.ts'
import { byAll } from '../../../rules/cause.ts'
import { place } from '../../../rules/pieces.ts'
import type { Robinson } from '../../../state.ts'
import type { RobinsonMatch, Tale } from '../../../tests/scenarios/tale.ts'
import { scenarioOf, storyIn } from '../../scenario.ts'
import { CREW_IDS, type CrewId } from '../data.ts'

/** The story of King Kong Island. */
export const storyOf = (state: Robinson) => storyIn(state, 'kingKong')
/** The capture. */
export const CAPTURE = { type: 'hunt', what: 'kingKong' } as const
/** The Film-maker’s Lost Item. */
export const LOST_ITEM = 'kingKong.bars'

/** The crew down to somebody: all before are dead, the actress excepted. */
export const down = (to: CrewId) => (state: Robinson) => {
  storyOf(state).dead.push(...CREW_IDS.slice(0, CREW_IDS.indexOf(to)))
}
/** Puts numbered tokens onto tiles. */
export const tokens =
  (...nodes: Node[]) =>
  (state: Robinson) => {
    for (const [i, node] of nodes.entries()) place(state, 'numbered', node, '', { n: i + 1 })
  }
/** Puts traps onto tiles. */
export const traps =
  (...nodes: Node[]) =>
  (state: Robinson) => {
    for (const node of nodes) place(state, 'trap', node)
  }
/** The book effect. */
export const book = (story: Tale): RobinsonMatch =>
  story.does(t => scenarioOf(t.state).book(t, byAll(t.state, 'mist')))
