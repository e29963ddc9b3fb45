import type { LandmarkNames } from '../../../../text/fr/landmark.ts'

/** What the landmark is called, and what it does. */
export const names: LandmarkNames = {
  article: 'la ',
  name: 'Ville perdue',
  short: 'Ville perdue',
  line: 'Sa clairière est Renard, Lapin et Souris à la fois.',
}
