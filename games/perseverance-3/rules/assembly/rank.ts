import { placesBy } from '@tablee/perseverance/places.ts'
import type { Perseverance3 } from '../../state.ts'
import { ownersOf } from '../query.ts'

/** assembly.11: which place each owner takes, 1 for the first; 0 for whoever has nothing. */
export const places = (state: Perseverance3, value: (owner: number) => number): number[] =>
  placesBy(Array.from({ length: ownersOf(state) }, (_, owner) => value(owner)))
