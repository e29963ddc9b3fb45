import { NODES } from '../data/board.ts'
import { INVENTIONS } from '../data/inventions.ts'
import { isOpen, liveSources } from '../rules/island.ts'
import type { Character, Robinson } from '../state.ts'
import { campWorth } from './answers.ts'
import { itemWorth } from './inventions.ts'
import { mouths, survey, woundCost } from './survey.ts'
import { leaks } from './weather.ts'

/** What counts in a position, by name. */
export type Features = { readonly [name: string]: number }

/** What counts in a position: hearts, camp, items, land, stock, spirits, and the goal. */
export function featuresOf(state: Robinson): Features {
  const seen = survey(state)
  const { left, end, sheltered } = seen
  const eaters = mouths(state) || state.players
  const { wood, food, nonPerishable, fur } = state.available
  const hurts = state.characters
    .filter(({ alive, id }) => alive && id !== 'friday')
    .map(one => suffered(one, left))
  const worst = Math.max(...hurts)
  const all = hurts.reduce((sum, one) => sum + one, 0)
  let pal = 0
  for (let n = 0; n < Math.min(3, state.palisade); n++) pal += 1 / (n + 1)
  let items = 0
  for (const id of state.items) items += itemWorth(seen, id, INVENTIONS[id])
  let spirits = 0
  for (const { det, id } of state.characters) if (id !== 'friday') spirits += Math.min(4, det)
  return {
    all,
    worst,
    roof: sheltered ? leaks(state, state.roof, end) : 1.3 * leaks(state, 0, end),
    open: sheltered ? 0 : left,
    palisade: pal,
    weapons: Math.min(4, state.weapons),
    items,
    land: campWorth(seen, state.camp),
    known: NODES.filter(node => isOpen(state, node)).length,
    live: NODES.reduce((sum, node) => sum + liveSources(state, node).length, 0),
    wood: Math.min(8, wood),
    food: Math.min(eaters, food + nonPerishable),
    fur: Math.min(4, fur),
    tokens: state.discoveries.length + state.treasures.length + state.equipment.length,
    spirits,
    morale: state.morale,
    progress: seen.goal.progress(state),
    slack: state.rounds - end,
    left,
    ...seen.goal.features?.(state),
  }
}

/** What the wounds of a character cost so far. */
function suffered(character: Character, left: number): number {
  let sum = 0
  for (let wounds = 0; wounds < character.wounds; wounds++) sum += woundCost({ ...character, wounds }, left)
  return sum
}

/** How much each of them counts, and what the rounds left make of a position. */
const COUNTS: Features = {
  all: -0.072,
  worst: -0.05,
  roof: -0.14,
  open: 0.05,
  palisade: 0.16,
  weapons: 0.23,
  items: 0.01,
  land: 0.003,
  known: 0.08,
  live: 0.185,
  wood: 0.18,
  food: 0.28,
  fur: 0.16,
  tokens: 0.06,
  spirits: 0.05,
  morale: 0.3,
  progress: 2,
  pile: 0.13,
  mountains: 0.2,
}

/** The chance that all will win. */
export function chanceOf(state: Robinson): number {
  const features = featuresOf(state)
  let sum =
    -4.5 + (state.scenario === 'castaways' ? 0 : 4 * (features.progress - state.round / state.rounds) + 2)
  for (const name in COUNTS) sum += COUNTS[name] * (features[name] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
