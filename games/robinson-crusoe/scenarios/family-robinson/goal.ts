import type { Terrain } from '../../data/board.ts'
import { INVENTIONS, type InventionId } from '../../data/inventions.ts'
import { isExplored } from '../../rules/island.ts'
import { isInvention } from '../../rules/items.ts'
import type { Robinson } from '../../state.ts'
import type { Goal } from '../goal.ts'
import { storyIn } from '../scenario.ts'
import { BIRTHS } from './data.ts'

const missing = (state: Robinson): InventionId[] =>
  storyIn(state, 'familyRobinson').goal.filter(id => !state.items.includes(id))

/** Whether an invention is still to be built, or needed for one that is. */
const isNeeded = (state: Robinson, id: InventionId): boolean =>
  !state.items.includes(id) &&
  missing(state).some(one => one === id || INVENTIONS[one].needs.items?.includes(id))

/** The terrains that are still to be found. */
function wanted(state: Robinson): number {
  const terrains = new Set<Terrain>()
  for (const id of missing(state))
    for (const one of [id, ...(INVENTIONS[id].needs.items ?? [])])
      for (const terrain of INVENTIONS[one].needs.terrain ?? [])
        if (!state.items.includes(one) && !isExplored(state, terrain)) terrains.add(terrain)
  return terrains.size
}

/** What the goal of Family Robinson means to a bot. */
export const familyRobinson: Goal = {
  end: state => Math.min(state.rounds, Math.max(8, state.round + Math.ceil(missing(state).length / 1.6))),
  progress(state) {
    const { goal } = storyIn(state, 'familyRobinson')
    const home =
      Number(state.shelter) + Number(state.roof > 0) + Number(state.palisade > 0) + Number(state.weapons > 0)
    return 0.8 * (1 - missing(state).length / goal.length) + 0.05 * home
  },
  wood: state => missing(state).reduce((sum, id) => sum + (INVENTIONS[id].pay?.[0].wood ?? 0), 0),
  fur: state => (missing(state).some(id => INVENTIONS[id].pay?.[0].fur) ? 0.6 : 0),
  deed({ state }, { type, what }) {
    if (type === 'reclaim') return wanted(state) > 0 ? 1 : 0
    if (type !== 'build') return 0
    if (what === 'shelter') return 1
    if (!isInvention(what)) return 0
    return missing(state).includes(what) ? 3 : isNeeded(state, what) ? 2 : 0
  },
  explore: state => Math.min(2, 0.7 * wanted(state)),
  mouths: ({ round }) => BIRTHS.filter(birth => round >= birth).length,
}
