import type { LandmarkNames } from '../../../../text/fr/landmark.ts'

/** What the landmark is called, and what it does. */
export const names: LandmarkNames = {
  article: 'la ',
  name: 'Tour',
  short: 'Tour',
  line: 'Qui contrôle sa clairière à la fin de son Crépuscule marque un point.',
}
