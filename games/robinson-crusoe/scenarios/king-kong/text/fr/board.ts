import type { words as english } from '../en/board.ts'
import { CREW_NAME } from './names.ts'

/** What the board says of King Kong Island, in French. */
export const words: typeof english = {
  line: 'Posez trois pièges et capturez King Kong, tant que vit le metteur en scène.',
  traps: 'Pièges',
  film: 'L’équipe du film',
  captive: 'capturé',
  free: 'à capturer',
  crew: CREW_NAME,
  deeds: {
    actress: 'Libérer l’actrice',
    kingKong: 'Capturer King Kong',
  },
}
