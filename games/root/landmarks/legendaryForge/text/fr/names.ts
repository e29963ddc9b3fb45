import type { LandmarkNames } from '../../../../text/fr/landmark.ts'

/** What the landmark is called, and what it does. */
export const names: LandmarkNames = {
  article: 'la ',
  name: 'Forge légendaire',
  short: 'Forge',
  line: 'Ses objets ne se fabriquent qu’avec une pièce sur place, pour une carte et un point de plus.',
}
