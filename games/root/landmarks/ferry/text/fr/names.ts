import type { LandmarkNames } from '../../../../text/fr/landmark.ts'

/** What the landmark is called, and what it does. */
export const names: LandmarkNames = {
  article: 'le ',
  name: 'Radeau',
  short: 'Radeau',
  line: 'Une fois par tour, des pièces qui quittent sa clairière peuvent traverser avec lui : une carte pour qui possède ces pièces.',
}
