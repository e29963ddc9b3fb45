import { count } from '@tablee/common/words/fr.ts'
import type { words as english } from '../en/board.ts'

/** What the board says of Cursed Island, in French. */
export const words: typeof english = {
  line: 'Levez la malédiction : dressez cinq croix, chacune sur sa tuile.',
  crosses: 'Croix',
  fog: 'Brouillard',
  onSpaces: n => `sur ${count(n, 'case')}`,
  deeds: {
    temple: 'Temple obscur',
  },
}
