import type { LandmarkNames } from '../../../../text/en/landmark.ts'

/** What the landmark is called, and what it does. */
export const names: LandmarkNames = {
  name: 'the Tower',
  short: 'Tower',
  line: 'Whoever rules its clearing at the end of an own Evening scores a point.',
}
