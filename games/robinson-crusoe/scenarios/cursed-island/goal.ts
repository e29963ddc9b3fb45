import { NODES } from '../../data/board.ts'
import { isOpen } from '../../rules/island.ts'
import { pieceAt } from '../../rules/pieces.ts'
import type { Robinson } from '../../state.ts'
import type { Goal } from '../goal.ts'

const CROSSES = 5
/** What a cross costs, and about how many can be built in a round. */
const WOOD = 2
const PACE = 1.25

const standing = ({ pieces }: Robinson): number => pieces.filter(({ kind }) => kind === 'cross').length
const fog = ({ pieces }: Robinson): number => pieces.filter(({ kind }) => kind === 'fog').length

/** The tiles where a cross may still be built. */
const bare = (state: Robinson): number =>
  NODES.filter(node => isOpen(state, node) && !pieceAt(state, 'lying', 'cross', node)).length

/** What the goal of Cursed Island means to a bot. */
export const cursedIsland: Goal = {
  end: state =>
    Math.min(state.rounds, Math.max(7, state.round + Math.ceil((CROSSES - standing(state)) / PACE))),
  progress: state => standing(state) / CROSSES,
  wood: state => WOOD * (CROSSES - standing(state)),
  deed({ state }, { what }) {
    if (what === 'cross') return 4 + standing(state) + Math.max(0, state.round - 5)
    if (what === 'sacredBell') return Math.min(3, fog(state)) * 0.6
    return 0
  },
  enables: (state, id) => (id === 'rope' && fog(state) > 2 ? 0.5 : 0),
  explore: state => (bare(state) < CROSSES - standing(state) ? 1.5 : 0),
}
