import type { LandmarkNames } from '../../../../text/en/landmark.ts'

/** What the landmark is called, and what it does. */
export const names: LandmarkNames = {
  name: 'the Ferry',
  short: 'Ferry',
  line: 'Once a turn, pieces that leave its clearing may cross with it along the water: a card for whose pieces they are.',
}
