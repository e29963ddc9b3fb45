import type { LandmarkNames } from '../../../../text/en/landmark.ts'

/** What the landmark is called, and what it does. */
export const names: LandmarkNames = {
  name: 'the Elder Treetop',
  short: 'Treetop',
  line: 'One building slot more; a building removed from it scores a point more. Not for two players.',
}
