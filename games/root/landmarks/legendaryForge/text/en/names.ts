import type { LandmarkNames } from '../../../../text/en/landmark.ts'

/** What the landmark is called, and what it does. */
export const names: LandmarkNames = {
  name: 'the Legendary Forge',
  short: 'Forge',
  line: 'Its items are crafted only with a piece there, for a card and a point more.',
}
