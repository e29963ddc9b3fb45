import { type BoardProps, refsOf } from '@tablee/board'
import type { Candidate, Ref, Refusal } from '@tablee/kernel'
import type { RootView } from '../../view.ts'

/** What every part of Root's board is given. */
export type Props = BoardProps<RootView>

/** What may and may not be chosen at a ref; what may be chosen is never refused too. */
export interface Spot {
  readonly candidates: readonly Candidate[]
  readonly refusal: Refusal | null
}

/** The spots by their ref. */
export type Spots = ReadonlyMap<Ref, Spot>

/** Where neither is the case. */
export const NOTHING: Spot = { candidates: [], refusal: null }

/** The candidates and refusals by the refs at which they are. */
export function spotsOf({ candidates, refused }: Props): Spots {
  const spots = new Map<Ref, { candidates: Candidate[]; refusal: Refusal | null }>()
  for (const one of candidates)
    for (const ref of refsOf(one)) {
      const spot = spots.get(ref)
      if (spot) spot.candidates.push(one)
      else spots.set(ref, { candidates: [one], refusal: null })
    }
  for (const refusal of refused)
    for (const ref of refsOf(refusal)) if (!spots.has(ref)) spots.set(ref, { candidates: [], refusal })
  return spots
}
