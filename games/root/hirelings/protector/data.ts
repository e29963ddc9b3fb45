import type { Datum, Provenance } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'

/** The Furious Protector: the warriors of each player that fall where it goes. */
export const PROTECTOR: {
  readonly from: Provenance
  readonly falling: number
} = { from: 'public', falling: 1 }

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [datum('hireling:protector', PROTECTOR)]
