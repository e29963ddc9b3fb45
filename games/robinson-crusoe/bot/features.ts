import { INVENTIONS } from '../data/inventions.ts'
import { around, givenBy, isOpen, liveSources, sourceAt } from '../rules/island.ts'
import { countActing } from '../rules/pieces.ts'
import type { PieceKind, Robinson } from '../state.ts'
import { itemWorth } from './inventions.ts'
import { mouths, type Survey, survey } from './survey.ts'
import { leaks } from './weather.ts'

/** What counts in a position, by name. */
export type Features = { readonly [name: string]: number }

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
  const tokens = state.discoveries.length + 2 * state.treasures.length
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
    weapons: Math.min(2, state.weapons),
    moreWeapons: part(state.weapons, 2, 5),
    items,
    wood: Math.min(4, wood),
    moreWood: part(wood, 4, 10),
    food: Math.min(eaters, food + nonPerishable),
    fur: Math.min(4, fur),
    hunts: Math.min(2, state.decks.hunting.length),
    harm,
    tokens: Math.min(3, tokens),
    moreTokens: part(tokens, 3, 9),
    morale: state.morale,
    gloom: Math.max(0, -state.morale),
    ...goalOf(seen),
  }
}

/** How much of something there is above a first part, the rest left out: the more there is, the less it counts. */
const part = (n: number, from: number, to: number): number => Math.max(0, Math.min(n, to) - from)

const goalOf = ({ goal, state }: Survey): Features => ({
  progress: goal.progress(state),
  ...goal.features?.(state),
})

/** After so many wounds each further one counts for more. */
const HALF = 6

/** The wounds of all, and what keeps them up. */
function health({ characters }: Robinson): { [name: string]: number } {
  const all = { wounds: 0, deepWounds: 0, special: 0, spirits: 0 }
  for (const { id, alive, wounds, specialWounds, det } of characters) {
    if (!alive || id === 'friday') continue
    all.wounds += wounds
    all.deepWounds += Math.max(0, wounds - HALF)
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
  return {
    homeWood: home.wood,
    homeFood: home.food,
    nearWood: Math.min(2, near.wood),
    nearFood: Math.min(2, near.food),
    moreNear: part(near.wood, 2, 6) + part(near.food, 2, 6),
  }
}
