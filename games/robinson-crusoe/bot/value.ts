import { CHARACTERS } from '../data/characters.ts'
import type { Robinson } from '../state.ts'
import { featuresOf } from './features.ts'

/** What something is worth in the middle of a game, and how much more a third of the game later. */
type Count = readonly [middle: number, later: number]

/** How much each thing counts: a regression over many games of Castaways, smoothed by hand. */
const COUNTS: { readonly [feature: string]: Count } = {
  wounds: [-0.1, 0.02],
  deepWounds: [-0.11, 0.04],
  special: [-0.06, 0],
  leak: [-0.28, -0.17],
  open: [-0.15, -0.04],
  palisade: [0.13, -0.06],
  weapons: [0.2, 0.05],
  moreWeapons: [0.22, -0.13],
  items: [0.02, -0.03],
  wood: [0.29, 0.1],
  moreWood: [0.16, 0.07],
  food: [0.22, -0.06],
  fur: [0.23, -0.05],
  hunts: [0.06, 0.06],
  homeWood: [0.95, -0.1],
  homeFood: [0.54, -0.12],
  nearWood: [0.19, -0.06],
  nearFood: [0.13, -0.14],
  moreNear: [0.11, 0],
  harm: [-0.07, 0.01],
  tokens: [0.08, -0.14],
  moreTokens: [0.07, -0.02],
  spirits: [0.072, -0.01],
  morale: [0.21, -0.12],
  gloom: [-0.22, 0.08],
  pile: [0.22, 0.31],
  fire: [0.25, 0.32],
  mountains: [0.05, -0.1],
}

/** How likely a character with so many hearts left dies within a round. */
const DEATH: readonly number[] = [1, 0.5, 0.33, 0.16, 0.06, 0.02]

/** What a position of Castaways is worth besides, as the rounds go by. */
const castaways = (late: number): number => -3.4 - 0.3 * late

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
  return survival(state) / (1 + Math.exp(-sum))
}

/** The chance that nobody dies within a round: all lose with one of them. */
function survival({ characters }: Robinson): number {
  let chance = 1
  for (const { id, alive, wounds } of characters)
    if (alive && id !== 'friday') chance *= 1 - (DEATH[CHARACTERS[id].hearts + 1 - wounds] ?? 0)
  return chance
}
