import type { Datum, Provenance } from '@tablee/kernel'
import { datum } from '../../data/datum.ts'

/** The Vault Keepers, their vaults, and the warriors that come with the first. L1590, L1591 */
export const VAULTS: {
  readonly from: Provenance
  readonly warriors: number
  readonly vaults: number
  readonly arriving: number
} = { from: 'public', warriors: 6, vaults: 6, arriving: 2 }

/** Every datum of the box, with its provenance. */
export const data: readonly Datum[] = [datum('hireling:vaults', VAULTS)]
