/** The symbols of this episode alone: each is drawn in signs.svg, on a grid of 128. */
export const SIGNS = [
  'salvager',
  'sailor',
  'surgeon',
  'technician',
  'fire',
  'water',
  'wind',
  'stone',
  'glory',
  'rescue',
  'voyage',
  'breach',
  'combat',
  'repair',
  'rally',
  'fort',
  'cabin',
  'normalScout',
  'dangerousScout',
  'calm',
] as const
export type SignName = (typeof SIGNS)[number]
