import type { EndWords } from '../en/end.ts'

/** The columns of the reckoning at the end, in French. */
export const end: EndWords = {
  source: { own: 'De son camp', battles: 'Combats', items: 'Objets', cards: 'Cartes', lost: 'Perdus' },
}
