import type { Survey } from '../../bot/survey.ts'
import { NODES } from '../../data/board.ts'
import { isOpen, tileAt } from '../../rules/island.ts'
import { pieceAt } from '../../rules/pieces.ts'
import type { Robinson } from '../../state.ts'
import type { Goal } from '../goal.ts'
import { storyIn } from '../scenario.ts'
import { CAPTURE_ASLEEP, CAPTURE_WEAPONS, TRAP_REACH, TRAPS_NEEDED } from './data.ts'

const TRAP = 4

const traps = ({ pieces }: Robinson): number => pieces.filter(({ kind }) => kind === 'trap').length

/** The totem tiles in reach that have no trap yet. */
const places = ({ state, far }: Survey): number =>
  NODES.filter(
    node =>
      isOpen(state, node) &&
      tileAt(state, node).totem &&
      far[node] >= 0 &&
      far[node] <= TRAP_REACH &&
      !pieceAt(state, 'lying', 'trap', node),
  ).length

const cost = ({ built }: Robinson): number =>
  built.includes('tranquilizer') ? CAPTURE_ASLEEP : CAPTURE_WEAPONS

/** What the goal of King Kong Island means to a bot. */
export const kingKong: Goal = {
  end: state => Math.min(state.rounds, Math.max(7, state.round + 2 * (TRAPS_NEEDED - traps(state)))),
  progress: state =>
    0.25 * traps(state) +
    (state.items.includes('shovel') ? 0.1 : 0) +
    0.15 * Math.min(1, state.weapons / cost(state)) -
    0.05 * storyIn(state, 'kingKong').dead.length,
  wood: state => TRAP * (TRAPS_NEEDED - traps(state)),
  weapons: state => (state.weapons < cost(state) ? 0.4 : 0),
  deed(seen, { what }) {
    const { state } = seen
    if (what === 'kingKong') return 100
    if (what === 'trap') return 9
    if (what === 'shovel') return 4
    if (what === 'tranquilizer') return traps(state) > 1 ? 3 : 1
    if (what === 'fire') return 1
    return what === 'actress' ? 7 : 0
  },
  explore: state => (state.totems < TRAPS_NEEDED ? 1.5 : -1),
  // A camp on a totem tile hurts everybody every round, and traps are wanted in reach.
  camp: (seen, node) =>
    (tileAt(seen.state, node).totem ? -seen.hurtAll * seen.left : 0) + (places(seen) > 0 ? 0.1 : 0),
}
