import type { Provenance } from '@tablee/kernel'

/** The faces of each of the two battle dice. */
export const BATTLE_DIE = { faces: [0, 1, 2, 3], from: 'public' } as const satisfies {
  faces: readonly number[]
  from: Provenance
}
