import type { Provenance } from '@tablee/kernel'

/** How many hirelings a table uses, where their markers lie, how many are demoted for how many seats. L291 to L304, A.6 */
export const HIRELINGS_IN_PLAY: {
  readonly from: Provenance
  readonly cards: number
  readonly spaces: readonly number[]
  readonly controlMarkers: number
  /** By the number of seats: from five on, the last. */
  readonly demoted: readonly number[]
} = { from: 'rulebook', cards: 3, spaces: [4, 8, 12], controlMarkers: 12, demoted: [0, 0, 0, 1, 2, 3] }
