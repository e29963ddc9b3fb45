import type { Provenance } from '@tablee/kernel'
import type { ClearingSuit } from '../../data/suits.ts'

/** The bases of the Alliance, one of each suit. */
export type Base = 'foxBase' | 'rabbitBase' | 'mouseBase'

/** The bases, in the order of the board. */
export const BASES: readonly Base[] = ['foxBase', 'rabbitBase', 'mouseBase']

/** The base of each suit. */
export const BASE_OF: { readonly [S in ClearingSuit]: Base } = {
  fox: 'foxBase',
  rabbit: 'rabbitBase',
  mouse: 'mouseBase',
}

/** The suit printed on each base. */
export const PRINTED_SUIT: { readonly [B in Base]: ClearingSuit } = {
  foxBase: 'fox',
  rabbitBase: 'rabbit',
  mouseBase: 'mouse',
}

/** By how many sympathy tokens stand on the map: the supporters that the next one costs, and what it scores. */
export const SYMPATHY_TRACK = {
  cost: [1, 1, 1, 2, 2, 2, 3, 3, 3, 3],
  points: [0, 1, 1, 1, 2, 2, 3, 4, 4, 4],
  from: 'public',
} as const satisfies { cost: readonly number[]; points: readonly number[]; from: Provenance }

/** The numbers of the Law. 8.2.3.I, 8.3.4, 8.4.1.II, 8.4.2.II.a */
export const ALLIANCE = {
  supportersWithoutBase: 5,
  startingSupporters: 3,
  revoltCost: 2,
  /** Warriors of one other player in a clearing from which martial law holds there. */
  martialLaw: 3,
  from: 'rulebook',
} as const satisfies { [name: string]: number | Provenance }
