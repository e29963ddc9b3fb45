// What the server under measurement and the process that loads it tell each other.

/** What the load is to do. */
export type Job =
  | {
      readonly do: 'floor'
      readonly address: string
      readonly groups: number
      readonly seats: number
    }
  | { readonly do: 'messages'; readonly pace: Load }
  | {
      readonly do: 'connect'
      readonly address: string
      readonly tables: readonly string[]
      readonly people: readonly string[]
    }
  | { readonly do: 'picks'; readonly pace: Load }
  | { readonly do: 'undos'; readonly count: number }

/** So many messages per second, for so long. */
export interface Load {
  readonly perSecond: number
  readonly seconds: number
}

/** What came of it: milliseconds, each from sending to the last of those who see it. */
export interface Done {
  readonly times: readonly number[]
  /** How many were sent and not seen by all. */
  readonly lost: number
  /** What the sockets were sent: frames, and their bytes. */
  readonly frames: number
  readonly bytes: number
}

/** Nothing was measured. */
export const NOTHING: Done = { times: [], lost: 0, frames: 0, bytes: 0 }

/** Several measurements as one. */
export function together(all: readonly Done[]): Done {
  const sum = (key: 'lost' | 'frames' | 'bytes') => all.reduce((total, one) => total + one[key], 0)
  return {
    times: all.flatMap(({ times }) => times),
    lost: sum('lost'),
    frames: sum('frames'),
    bytes: sum('bytes'),
  }
}

/** The value below which a share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null
}
