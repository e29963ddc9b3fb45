import type { LandmarkNames } from '../../../../text/en/landmark.ts'

/** What the landmark is called, and what it does. */
export const names: LandmarkNames = {
  name: 'the Lost City',
  short: 'Lost City',
  line: 'Its clearing is fox, rabbit and mouse at once.',
}
