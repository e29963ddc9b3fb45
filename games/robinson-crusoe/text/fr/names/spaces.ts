import type { Node } from '../../../data/board.ts'

/** The spaces of the island in French, by where they lie. */
export const SPACE_NAME: { readonly [N in Node]: string } = {
  T1: 'nord-ouest',
  T2: 'nord',
  T3: 'nord-est',
  M1: 'ouest',
  M2: 'centre-ouest',
  M3: 'centre-est',
  M4: 'est',
  B1: 'sud-ouest',
  B2: 'sud',
  B3: 'sud-est',
  E1: 'extrême est',
}
