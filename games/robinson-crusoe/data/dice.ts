import type { AdventureType } from './types.ts'

/** The three dice of an action. */
export type ActionDie = 'success' | 'wound' | 'adventure'

/** The action dice. */
export const ACTION_DICE: readonly ActionDie[] = ['success', 'wound', 'adventure']

/** On how many of its six faces each die shows what it is named for. */
export const FACES: { readonly [A in AdventureType]: { readonly [D in ActionDie]: number } } = {
  build: { success: 4, wound: 4, adventure: 3 },
  gather: { success: 5, wound: 1, adventure: 3 },
  explore: { success: 5, wound: 3, adventure: 5 },
}

/** The weather dice. */
export type WeatherDie = 'rain' | 'winter' | 'animals'

/** A face of the rain or winter die: clouds of rain and of snow. */
export interface Clouds {
  readonly rain: number
  readonly snow: number
}

const rain = (n: number): Clouds => ({ rain: n, snow: 0 })
const snow = (n: number): Clouds => ({ rain: 0, snow: n })

/** The faces of the rain (orange) and winter (white) dice. */
export const CLOUD_FACES: { readonly [D in 'rain' | 'winter']: readonly Clouds[] } = {
  rain: [rain(1), rain(1), rain(1), rain(2), rain(2), snow(1)],
  winter: [snow(1), snow(1), snow(2), snow(2), rain(2), rain(2)],
}

/** A face of the hungry-animals die. */
export type AnimalsFace = 'blank' | 'palisade' | 'food' | 'fight'

/** The faces of the hungry-animals (red) die. */
export const ANIMALS_FACES: readonly AnimalsFace[] = [
  'blank',
  'blank',
  'palisade',
  'palisade',
  'food',
  'fight',
]

/** The strength of the beast that the hungry-animals die brings. */
export const ANIMALS_STRENGTH = 3
