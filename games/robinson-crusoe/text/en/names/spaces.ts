import type { Node } from '../../../data/board.ts'

/** The spaces of the island, by where they lie. */
export const SPACE_NAME: { readonly [N in Node]: string } = {
  T1: 'north-west',
  T2: 'north',
  T3: 'north-east',
  M1: 'west',
  M2: 'centre-west',
  M3: 'centre-east',
  M4: 'east',
  B1: 'south-west',
  B2: 'south',
  B3: 'south-east',
  E1: 'far east',
}
