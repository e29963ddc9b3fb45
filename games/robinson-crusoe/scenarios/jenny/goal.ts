import { isExplored } from '../../rules/island.ts'
import { hasItem } from '../../rules/items.ts'
import type { Robinson } from '../../state.ts'
import type { Goal } from '../goal.ts'
import { storyIn } from '../scenario.ts'

/** What the Raft and the Lifeboat cost. */
const RAFT = 2
const BOAT = { wood: 6, fur: 4 }

const rescued = (state: Robinson): boolean => storyIn(state, 'jenny').rescued
const raft = (state: Robinson): boolean => state.built.includes('raftRescue')

/** How much has been done on the way to the boat. */
function progress(state: Robinson): number {
  const boat = Math.min(BOAT.wood, state.available.wood) / 30 + Math.min(BOAT.fur, state.available.fur) / 16
  return (
    (isExplored(state, 'plains') ? 0.05 : 0) +
    (state.items.includes('rope') ? 0.15 : 0) +
    (raft(state) ? 0.1 : 0) +
    (rescued(state) ? 0.25 : 0) +
    (state.items.includes('knife') ? 0.1 : 0) +
    boat
  )
}

/** What the goal of Jenny Needs Help! means to a bot. */
export const jenny: Goal = {
  end: state => state.rounds,
  progress,
  wood: state => (raft(state) ? 0 : RAFT) + BOAT.wood,
  fur: ({ available }) => (available.fur < BOAT.fur ? 1 : 0),
  deed({ state }, { what }) {
    const hurry = Math.max(0, state.round - 2)
    if (what === 'lifeboat') return 100
    if (what === 'rescue') return 10 + 3 * hurry
    if (what === 'raftRescue') return 8 + 2 * hurry
    if (what === 'rope') return 4 + 2 * hurry
    if (what === 'knife') return 2 + 0.5 * hurry
    // The wood and the furs are for the boat, once there is nothing else to do for it.
    const saving = rescued(state) || raft(state)
    if (saving && (what === 'roof' || what === 'palisade' || what === 'shelter')) return -3
    return 0
  },
  explore: state =>
    (isExplored(state, 'plains') || hasItem(state, 'rope') ? 0 : 2) +
    (isExplored(state, 'mountains') || hasItem(state, 'knife') ? 0 : 1),
}
