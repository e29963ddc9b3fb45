import type { words as english } from '../en/board.ts'

/** What the board says of Volcano Island, in French. */
export const words: typeof english = {
  line: 'Explorez l’île avant que la lave ne la prenne, puis partez en chaloupe.',
  tiles: 'Tuiles explorées',
  places: 'Lieux Totem',
  deeds: {
    totemPlace: 'Lieu spécial',
  },
}
