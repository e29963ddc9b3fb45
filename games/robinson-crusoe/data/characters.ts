import type { CharacterId, CharacterRecord } from './types.ts'

/** The characters that players choose from. */
export const PLAYABLE = ['cook', 'carpenter', 'explorer', 'soldier'] as const

/** The characters, with their wound tracks; Friday dies like anybody, but the game goes on. */
export const CHARACTERS: { readonly [C in CharacterId]: CharacterRecord } = {
  cook: { src: 'public', hearts: 12, arrows: [3, 6, 8, 10] },
  carpenter: { src: 'public', hearts: 12, arrows: [4, 7, 9] },
  explorer: { src: 'public', hearts: 11, arrows: [5, 10] },
  soldier: { src: 'public', hearts: 11, arrows: [4, 8] },
  friday: { src: 'public', hearts: 3, arrows: [] },
  jenny: { src: 'public', hearts: 10, arrows: [] },
}
