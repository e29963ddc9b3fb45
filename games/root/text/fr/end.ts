import type { EndWords } from '../en/end.ts'

/** The reckoning at the end, in French. */
export const end: EndWords = {
  source: { own: 'De son camp', battles: 'Combats', items: 'Objets', cards: 'Cartes', lost: 'Perdus' },
  own: {
    marquise: 'Bâtiments',
    eyrie: 'Perchoirs',
    alliance: 'Sympathie',
    vagabond: 'Quêtes, aides, ruines',
  },
}
