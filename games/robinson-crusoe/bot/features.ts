import { CHARACTERS } from '../data/characters.ts'
import { INVENTIONS } from '../data/inventions.ts'
import { around, givenBy, isOpen, liveSources, sourceAt } from '../rules/island.ts'
import { countActing } from '../rules/pieces.ts'
import type { PieceKind, Robinson } from '../state.ts'
import { itemWorth } from './inventions.ts'
import { mouths, type Survey, survey } from './survey.ts'
import { leaks } from './weather.ts'

/** What counts in a position, by name. */
export type Features = { readonly [name: string]: number }

/** A character with fewer hearts than this is in danger. */
const DANGER = 4

/** The pieces that do no harm. */
const HARMLESS: readonly PieceKind[] = [
  'numbered',
  'extraFood',
  'extraWood',
  'shortcut',
  'cross',
  'trap',
  'burnt',
]

/** What counts in a position: hearts, camp, land, stock, spirits, and the goal. */
export function featuresOf(state: Robinson): Features {
  const seen = survey(state)
  const { wood, food, nonPerishable, fur } = state.available
  const eaters = mouths(state) || state.players
  let harm = 0
  for (const { kind } of state.pieces) if (!HARMLESS.includes(kind)) harm++
  let items = 0
  for (const id of state.items) items += itemWorth(seen, id, INVENTIONS[id])
  return {
    ...health(state),
    ...sources(state),
    leak: leaks(state, seen.sheltered ? state.roof : 0, seen.end),
    open: seen.sheltered ? 0 : Math.max(1, seen.end - state.round),
    palisade: Math.min(3, state.palisade),
    weapons: Math.min(5, state.weapons),
    items,
    wood: Math.min(8, wood),
    food: Math.min(eaters, food + nonPerishable),
    fur: Math.min(4, fur),
    hunts: Math.min(3, state.decks.hunting.length),
    harm,
    tokens: state.discoveries.length + 2 * state.treasures.length,
    morale: state.morale,
    ...goalOf(seen),
  }
}

const goalOf = ({ goal, state }: Survey): Features => ({
  progress: goal.progress(state),
  ...goal.features?.(state),
})

/** The wounds, how near the weakest are to death, and what keeps them up. */
function health({ characters }: Robinson): { [name: string]: number } {
  const all = { wounds: 0, weak: 0, special: 0, spirits: 0 }
  for (const { id, alive, wounds, specialWounds, det } of characters) {
    if (!alive || id === 'friday') continue
    all.wounds += wounds
    all.weak += Math.max(0, DANGER - (CHARACTERS[id].hearts + 1 - wounds))
    all.special += specialWounds.length
    all.spirits += Math.min(4, det)
  }
  return all
}

/** What the camp produces each round, and what can be gathered next to it. */
function sources(state: Robinson): { [name: string]: number } {
  const home = { wood: 0, food: 0 }
  const near = { wood: 0, food: 0 }
  for (const source of liveSources(state, state.camp)) {
    const what = givenBy(sourceAt(state, state.camp, source))
    home[what] += 1 + countActing(state, what === 'wood' ? 'extraWood' : 'extraFood', state.camp)
  }
  for (const node of around(state.camp))
    if (isOpen(state, node))
      for (const source of liveSources(state, node)) near[givenBy(sourceAt(state, node, source))]++
  return { homeWood: home.wood, homeFood: home.food, nearWood: near.wood, nearFood: near.food }
}
