import type { Robinson } from '../state.ts'
import { featuresOf } from './features.ts'

/** What something is worth in the middle of a game, and how much more a third of the game later. */
type Count = readonly [middle: number, later: number]

/** How much each thing counts in any scenario; found by a regression over many games of Castaways. */
const COUNTS: { readonly [feature: string]: Count } = {
  wounds: [-0.09, 0.022],
  weak: [-0.41, 0.2],
  special: [-0.09, 0],
  leak: [-0.25, -0.144],
  open: [-0.1, 0],
  palisade: [0.12, -0.03],
  weapons: [0.23, -0.06],
  items: [0.03, -0.02],
  wood: [0.14, 0.094],
  food: [0.23, -0.065],
  fur: [0.24, 0],
  hunts: [0.16, 0.1],
  homeWood: [0.93, -0.31],
  homeFood: [0.21, -0.09],
  nearWood: [0.09, -0.02],
  nearFood: [0.095, -0.02],
  harm: [-0.13, 0.045],
  tokens: [0.067, -0.036],
  spirits: [0.077, 0],
  morale: [0.27, -0.05],
  pile: [0.15, 0.44],
  fire: [0.3, 0.3],
  mountains: [0.2, 0],
}

/** The rest: what a position is worth at all as the rounds go by. */
const castaways = (late: number): number => -3.8 - 1.27 * late - 1.1 * late ** 2 - 0.24 * late ** 3

/** The chance that all will win. */
export function chanceOf(state: Robinson): number {
  const { scenario, round, rounds } = state
  const features = featuresOf(state)
  const late = (round - rounds / 2) / (rounds / 3)
  let sum = scenario === 'castaways' ? castaways(late) : -2.5 + 6 * (features.progress - round / rounds)
  for (const name in COUNTS) {
    const [middle, later] = COUNTS[name]
    sum += (middle + later * late) * (features[name] ?? 0)
  }
  return 1 / (1 + Math.exp(-sum))
}
