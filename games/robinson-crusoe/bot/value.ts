import { CHARACTERS } from '../data/characters.ts'
import type { Robinson } from '../state.ts'
import { featuresOf } from './features.ts'

/** What something is worth in the middle of a game, and how much more a third of the game later. */
type Count = readonly [middle: number, later: number]

/** How much each thing counts: a regression over many games of Castaways, smoothed by hand. */
const COUNTS: { readonly [feature: string]: Count } = {
  wounds: [-0.09, 0.02],
  deepWounds: [-0.12, 0.02],
  special: [-0.09, 0],
  leak: [-0.25, -0.16],
  open: [-0.12, 0],
  palisade: [0.15, -0.08],
  weapons: [0.4, 0.15],
  moreWeapons: [0.25, -0.2],
  items: [0.04, -0.04],
  wood: [0.29, 0.08],
  moreWood: [0.07, 0.03],
  food: [0.3, -0.08],
  fur: [0.26, -0.05],
  hunts: [0.16, 0.02],
  homeWood: [0.98, -0.25],
  homeFood: [0.33, -0.1],
  nearWood: [0.15, -0.15],
  nearFood: [0.12, -0.12],
  moreNear: [0.07, 0],
  harm: [-0.09, 0.02],
  tokens: [0.1, -0.1],
  moreTokens: [0.04, 0],
  spirits: [0.075, 0],
  morale: [0.25, -0.02],
  gloom: [-0.15, 0.08],
  pile: [0.17, 0.25],
  fire: [0.3, 0.3],
  mountains: [0.2, 0],
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
