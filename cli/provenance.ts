import type { Datum, Provenance } from '@tablee/kernel'

/** How many data there are, and where they come from. */
export interface DataCount {
  readonly data: number
  readonly rulebook: number
  readonly public: number
  readonly reconstructed: number
}

/** Counts data by where they come from. */
export function countData(data: readonly Datum[]): DataCount {
  const count = (from: Provenance) => data.filter(datum => datum.from === from).length
  return {
    data: data.length,
    rulebook: count('rulebook'),
    public: count('public'),
    reconstructed: count('reconstructed'),
  }
}
