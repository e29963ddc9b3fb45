import { NODES, type Node } from '../../data/board.ts'
import { isExplored } from '../../rules/island.ts'
import { hasItem } from '../../rules/items.ts'
import type { Robinson } from '../../state.ts'
import type { Goal } from '../goal.ts'
import { storyIn } from '../scenario.ts'
import { LAVA, VOLCANO_GOAL } from './data.ts'

const WOOD = 3
/** The start and the volcano count for nothing. */
const GIVEN: readonly Node[] = ['M3', 'M4']

const explored = ({ island }: Robinson): number =>
  NODES.filter(node => island[node].tile !== 0 && !GIVEN.includes(node)).length
const places = (state: Robinson): number => storyIn(state, 'volcanoIsland').places.length

const share = (done: number, of: number): number => Math.min(1, done / of)

function progress(state: Robinson): number {
  const goal = VOLCANO_GOAL[state.players]
  return (
    0.45 * share(explored(state), goal.tiles) +
    0.4 * share(places(state), goal.places) +
    (state.items.includes('rope') ? 0.15 : 0)
  )
}

/** In how many rounds the lava takes a space. */
function safeFor(state: Robinson, node: Node): number {
  for (const [round, nodes] of Object.entries(LAVA))
    if (nodes.includes(node)) return Math.max(0, Number(round) - state.round)
  return 9
}

/** What the goal of Volcano Island means to a bot. */
export const volcanoIsland: Goal = {
  specials: { fewerMysteries: 1 },
  end: state => state.rounds,
  progress,
  wood: () => WOOD,
  deed({ state }, { what }) {
    const goal = VOLCANO_GOAL[state.players]
    if (what === 'jollyBoat') return 100
    if (what === 'totemPlace') return places(state) < goal.places ? 7 : 0
    if (what === 'rope') return state.round > 3 ? 5 : 2
    return what === 'ropeLadder' ? 0.4 * (goal.places - places(state)) : 0
  },
  explore: state =>
    (explored(state) < VOLCANO_GOAL[state.players].tiles ? 3.5 : 0) +
    (isExplored(state, 'plains') || hasItem(state, 'rope') ? 0 : 1),
  // What the lava takes next must be left now; what is far from it is better.
  camp: ({ state }, node) => (safeFor(state, node) <= 1 ? -100 : 0.5 * Math.min(5, safeFor(state, node))),
}
