import type { Provenance } from '@tablee/kernel'

/** The kinds of building on the Marquise's tracks. */
export type Industry = 'sawmill' | 'workshop' | 'recruiter'

/** The kinds, in the order of the board. */
export const INDUSTRIES: readonly Industry[] = ['sawmill', 'workshop', 'recruiter']

/** The Marquise's tracks: by how many of the kind already stand on the map. */
export const MARQUISE_TRACKS = {
  wood: [0, 1, 2, 3, 3, 4],
  points: {
    sawmill: [0, 1, 2, 3, 4, 5],
    workshop: [0, 2, 2, 3, 4, 5],
    recruiter: [0, 1, 2, 3, 3, 4],
  },
  /** Recruiters on the map from which each bonus card counts. */
  cards: [3, 5],
  from: 'public',
} as const satisfies {
  wood: readonly number[]
  points: { readonly [I in Industry]: readonly number[] }
  cards: readonly number[]
  from: Provenance
}
