import type { words as english } from '../en/board.ts'

/** What the board says of Castaways, in French. */
export const words: typeof english = {
  line: 'Avant la fin du tour 12, allumez un grand feu qu’un navire verra.',
  woodpile: 'Tas de bois',
  burning: 'allumé',
  round: 'Tour',
  shipRounds: '10, 11 ou 12',
}
