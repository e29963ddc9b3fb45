import type { LandmarkNames } from '../../../../text/fr/landmark.ts'

/** What the landmark is called, and what it does. */
export const names: LandmarkNames = {
  article: 'la ',
  name: 'Cime du vieil arbre',
  short: 'Vieil arbre',
  line: 'Un emplacement de plus ; un bâtiment qu’on en retire rapporte un point de plus. Déconseillée à deux.',
}
