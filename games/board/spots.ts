import type { Candidate, Ref, Refusal } from '@tablee/kernel'
import { type BoardProps, refsOf } from './index.ts'

/** A candidate on a board; `second` is the answer to the question that it leads to, so that one gesture gives both. */
export interface Choice extends Candidate {
  readonly second?: string
  /** What it costs and does, where a menu has room to tell. */
  readonly note?: string
}

/** What may and may not be chosen at a ref; what may be chosen is never refused too. */
export interface Spot {
  readonly candidates: readonly Choice[]
  readonly refusal: Refusal | null
}

/** The spots by their ref. */
export type Spots = ReadonlyMap<Ref, Spot>

/** Where neither is the case. */
export const NOTHING: Spot = { candidates: [], refusal: null }

/** The candidates and refusals by the refs at which they are. */
export function spotsOf({ candidates, refused }: Pick<BoardProps<never>, 'candidates' | 'refused'>): Spots {
  const spots = new Map<Ref, { candidates: Choice[]; refusal: Refusal | null }>()
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

/** What is chosen or refused at any of some refs. */
export function spotAt(spots: Spots, refs: readonly Ref[]): Spot {
  if (refs.length === 1) return spots.get(refs[0]) ?? NOTHING
  const found = refs.flatMap(ref => spots.get(ref) ?? [])
  const candidates = [...new Set(found.flatMap(spot => spot.candidates))]
  const refusal = candidates.length > 0 ? null : (found.find(spot => spot.refusal)?.refusal ?? null)
  return { candidates, refusal }
}
