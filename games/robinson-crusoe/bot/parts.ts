import type { Robinson } from '../state.ts'
import { survey } from './survey.ts'

/** What a position is worth, by what makes it so, in wounds that it is worth, about: for hints that say why. */
export function partsOf(state: Robinson): { readonly [name: string]: number } {
  const { goal, sheltered } = survey(state)
  const { food, nonPerishable, wood } = state.available
  let wounds = 0
  let det = 0
  for (const { id, wounds: own, alive, det: mine } of state.characters) {
    if (id === 'friday') continue
    wounds += alive ? own : DEAD
    det += mine
  }
  return {
    health: -wounds,
    food: 0.6 * Math.min(MEALS, food + nonPerishable),
    wood: 0.4 * wood,
    camp: (sheltered ? 2 : 0) + 0.8 * (state.roof + state.palisade) + 0.5 * state.weapons,
    goal: 10 * goal.progress(state),
    spirits: 0.5 * state.morale + 0.2 * det,
    finds: 0.3 * (state.items.length + state.discoveries.length + state.treasures.length),
  }
}

/** A death is the end of all. */
const DEAD = 20
/** More than these are of no use before they rot. */
const MEALS = 4
