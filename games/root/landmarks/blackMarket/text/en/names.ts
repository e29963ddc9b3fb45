import type { LandmarkNames } from '../../../../text/en/landmark.ts'

/** What the landmark is called, and what it does. */
export const names: LandmarkNames = {
  name: 'the Black Market',
  short: 'Market',
  line: 'Once a turn, with a piece there: swap a card of your hand with one of three that lie face down.',
}
