import type { Node } from '../../../data/board.ts'
import { byAll } from '../../../rules/cause.ts'
import { place } from '../../../rules/pieces.ts'
import type { Robinson } from '../../../state.ts'
import { type Tale, tale } from '../../../tests/scenarios/tale.ts'
import { scenarioOf, storyIn } from '../../scenario.ts'

/** Villages that were found, and those among them that were burnt. */
export const villages =
  (found: readonly Node[], burnt: readonly Node[] = []) =>
  (state: Robinson): void => {
    const story = storyIn(state, 'cannibalIsland')
    story.villages.push(...found)
    story.burnt.push(...burnt)
    state.totems = found.length
    for (const [i, node] of found.entries()) place(state, 'numbered', node, '', { n: i + 1 })
    for (const node of burnt) place(state, 'burnt', node)
  }

/** The City in sight, at the end of a path through M2, M3 and M4. */
export const path = (): Tale => {
  const story = tale('cannibalIsland').tiles({ M2: 1, M3: 3, M4: 9 }).round(4)
  Object.assign(story.state, story.enter('roundStart', 'event').state)
  return story
}
/** The attack on the City. */
export const CITY = { type: 'hunt', what: 'city', node: 'E1' } as const
/** The attack on a village. */
export const village = (node: Node) => ({ type: 'hunt', what: 'village', node }) as const
/** The book effect. */
export const book = (story: Tale, ...picks: string[]) =>
  story.does(t => scenarioOf(t.state).book(t, byAll(t.state, 'mist')), ...picks)
