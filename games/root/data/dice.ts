import type { Provenance } from '@tablee/kernel'

/** The faces of each of the two battle dice. */
export const BATTLE_DIE = { faces: [0, 1, 2, 3], from: 'public' } as const satisfies {
  faces: readonly number[]
  from: Provenance
}

/** A face of the control die. */
export interface ControlFace {
  readonly gold: number
  readonly red: number
}

/** The control die: the gold and red stars of each face. Their pairing is reconstructed; only their sums matter. */
export const CONTROL_DIE: {
  readonly faces: readonly ControlFace[]
  readonly from: Provenance
} = {
  faces: [
    { gold: 1, red: 1 },
    { gold: 1, red: 1 },
    { gold: 1, red: 2 },
    { gold: 2, red: 1 },
    { gold: 2, red: 1 },
    { gold: 2, red: 2 },
  ],
  from: 'reconstructed',
}
