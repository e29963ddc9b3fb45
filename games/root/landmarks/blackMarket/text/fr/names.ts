import type { LandmarkNames } from '../../../../text/fr/landmark.ts'

/** What the landmark is called, and what it does. */
export const names: LandmarkNames = {
  article: 'le ',
  name: 'Marché noir',
  short: 'Marché',
  line: 'Une fois par tour, avec une pièce sur place : échangez une carte de votre main contre l’une des trois cartes face cachée.',
}
