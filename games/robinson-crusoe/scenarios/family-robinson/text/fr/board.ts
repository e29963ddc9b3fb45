import type { words as english } from '../en/board.ts'

/** What the board says of Family Robinson, in French. */
export const words: typeof english = {
  line: 'Faites de l’île un foyer : construisez ce qu’il faut à la famille.',
  toInvent: 'À inventer',
  children: 'Enfants',
  campAll: 'Abri, toit, palissade, armes',
}
