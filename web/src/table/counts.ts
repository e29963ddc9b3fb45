import type { Candidate } from '@tablee/kernel'

/** Candidates that differ by a number alone, from the least to the most. */
export interface Counts {
  readonly candidates: readonly Candidate[]
  readonly numbers: readonly number[]
}

/** Fewer numbers than this are as quick to choose as buttons. */
const LEAST = 3

/** The candidates among which one is a matter of how many; null where they are not that. */
export function countsIn(candidates: readonly Candidate[]): Counts | null {
  const counted = candidates.filter(one => typeof one.say.values?.count === 'number')
  if (counted.length < LEAST || counted.some(({ say }) => say.id !== counted[0].say.id)) return null
  const sorted = [...counted].sort((a, b) => numberOf(a) - numberOf(b))
  const numbers = sorted.map(numberOf)
  return new Set(numbers).size === numbers.length ? { candidates: sorted, numbers } : null
}

function numberOf({ say }: Candidate): number {
  return Number(say.values?.count)
}
