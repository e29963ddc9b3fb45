import type { Datum, Provenance } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'

/** The Exile: the clubs on his card, and the items that a move and a battle exhaust. */
export const EXILE: {
  readonly from: Provenance
  readonly clubs: number
  readonly moveCost: number
  readonly battleCost: number
} = { from: 'public', clubs: 3, moveCost: 1, battleCost: 2 }

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [datum('hireling:exile', EXILE)]
