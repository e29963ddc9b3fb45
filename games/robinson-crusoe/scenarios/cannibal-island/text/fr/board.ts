import type { words as english } from '../en/board.ts'

/** What the board says of Cannibal Island, in French. */
export const words: typeof english = {
  line: 'Découvrez, puis détruisez la Cité des cannibales.',
  villages: 'Villages incendiés',
  city: 'La Cité',
  strength: n => `force ${n}`,
  deeds: {
    village: 'Attaquer le village',
    city: 'Attaquer la Cité',
  },
}
