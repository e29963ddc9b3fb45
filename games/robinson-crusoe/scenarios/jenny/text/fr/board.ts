import { count } from '@tablee/common/words/fr.ts'
import type { words as english } from '../en/board.ts'

/** What the board says of Jenny Needs Help!, in French. */
export const words: typeof english = {
  line: 'Ramenez Jenny de l’épave, puis construisez le canot et prenez la mer.',
  steps: 'Le sauvetage',
  atCamp: 'au camp',
  heartsLeft: n => `supporte ${count(n, 'blessure')}`,
  deeds: {
    rescue: 'Chercher Jenny',
  },
}
