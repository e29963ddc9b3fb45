/** One thing that an automaton goes by, named so that its reason can be told. */
export interface Criterion<V, N extends string = string> {
  readonly name: N
  readonly want: 'most' | 'fewest'
  readonly of: (candidate: V) => number
}

/** What a criterion found: the number of each candidate, the best there is, and the candidates that have it. */
export interface Finding<V, N extends string = string> {
  readonly by: N
  readonly values: readonly number[]
  readonly value: number
  readonly left: readonly V[]
}

/** What an automaton chose, and why. */
export interface Preference<V, N extends string = string> {
  /** The first of those that are left. */
  readonly choice: V
  /** The criteria that were looked at, in their order; none when there was one candidate only. */
  readonly findings: readonly Finding<V, N>[]
  /** The criterion that left one; null when there was one only, or when several are left. */
  readonly decided: N | null
  /** Those that no criterion tells apart: one, unless chance or a player has to decide. */
  readonly left: readonly V[]
}

/**
 * What an automaton does without choosing: of the candidates those that are best by the first criterion, of these those
 * that are best by the second, and so on until one is left. Null when there is no candidate.
 */
export function prefer<V, N extends string>(
  candidates: readonly V[],
  criteria: readonly Criterion<V, N>[],
): Preference<V, N> | null {
  if (candidates.length === 0) return null
  const findings: Finding<V, N>[] = []
  let left = candidates
  for (const criterion of criteria) {
    if (left.length === 1) break
    const finding = best(left, criterion)
    findings.push(finding)
    left = finding.left
  }
  const decided = left.length === 1 ? (findings.at(-1)?.by ?? null) : null
  return { choice: left[0], findings, decided, left }
}

function best<V, N extends string>(
  candidates: readonly V[],
  { name, want, of }: Criterion<V, N>,
): Finding<V, N> {
  let value = Number.NaN
  let left: V[] = []
  const values: number[] = []
  for (const one of candidates) {
    const n = of(one)
    values.push(n)
    if (left.length > 0 && (want === 'most' ? n < value : n > value)) continue
    if (n !== value) left = []
    value = n
    left.push(one)
  }
  return { by: name, values, value, left }
}

/** Those that have the most of something. */
export const most = <V, N extends string>(name: N, of: (candidate: V) => number): Criterion<V, N> => ({
  name,
  want: 'most',
  of,
})

/** Those that have the fewest of something, or come first in an order. */
export const fewest = <V, N extends string>(name: N, of: (candidate: V) => number): Criterion<V, N> => ({
  name,
  want: 'fewest',
  of,
})

/** Those of which something is true, if there are such. */
export const those = <V, N extends string>(name: N, are: (candidate: V) => boolean): Criterion<V, N> =>
  most(name, one => (are(one) ? 1 : 0))
