/** How long each measure takes: a warm-up, then so many rounds of so many seconds; and on how many games. */
export interface Pace {
  readonly seconds: number
  readonly rounds: number
  /** So many games are played for what is measured in their middle, and to find a long one. */
  readonly games: number
  /** So many tables are drawn for what is measured at any. */
  readonly tables: number
  /** At so many moments of the long one saving, loading and undoing are measured. */
  readonly moments: number
}

/** Times in milliseconds: the usual one, and the one that 99 of 100 stay below; null when there was no work. */
export interface Times {
  readonly median: number | null
  readonly p99: number | null
}

/** Rounds that do not count: a large game's rules take some seconds until they run at full speed. */
const WARM_UP_ROUNDS = 4

/** Some work to count: does a bit of it and tells how much that was. */
export type Work = () => number

/** How much of each work is done per second, the median of the rounds; the works take turns: A B A B … */
export function perSecond<Name extends string>(
  pace: Pace,
  works: { readonly [N in Name]: Work },
): { [N in Name]: number } {
  const names = Object.keys(works) as Name[]
  const rates = new Map<Name, number[]>(names.map(name => [name, []]))
  for (let i = 0; i < WARM_UP_ROUNDS; i++) for (const name of names) round(pace.seconds, works[name])
  for (let i = 0; i < pace.rounds; i++)
    for (const [name, list] of rates) list.push(round(pace.seconds, works[name]))
  return Object.fromEntries(names.map(name => [name, median(rates.get(name) ?? [])])) as {
    [N in Name]: number
  }
}

/** Does the work for some seconds; reading the clock is spread over as many calls as fit in a millisecond. */
function round(seconds: number, work: Work): number {
  const start = performance.now()
  let done = 0
  let calls = 1
  for (let now = start; ; ) {
    for (let i = 0; i < calls; i++) done += work()
    const before = now
    now = performance.now()
    if (now - start >= seconds * 1000) return (done / (now - start)) * 1000
    if (now - before < 1) calls *= 2
  }
}

/** The milliseconds that each piece of work takes; what the generator does in between does not count. */
export function times(pace: Pace, pieces: () => Iterable<() => unknown>): Times {
  for (const work of pieces()) work()
  const all: number[] = []
  const end = performance.now() + pace.seconds * pace.rounds * 1000
  do {
    for (const work of pieces()) {
      const start = performance.now()
      work()
      all.push(performance.now() - start)
    }
  } while (performance.now() < end)
  return all.length === 0 ? { median: null, p99: null } : { median: median(all), p99: percentile(all, 0.99) }
}

/** The middle of a list of numbers. */
export function median(list: readonly number[]): number {
  const sorted = list.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** The number below which a share of the list lies. */
export function percentile(list: readonly number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]
}
