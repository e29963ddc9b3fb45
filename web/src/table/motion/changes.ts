/** How many of each piece stand in each place. */
export type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Pieces that were in one place and are in another. */
export interface Flight {
  readonly piece: string
  readonly from: string
  readonly to: string
  readonly count: number
}

/** Pieces that came from nowhere, or are gone. */
export interface Change {
  readonly piece: string
  readonly place: string
  readonly count: number
}

/** What became of the pieces between two moments. */
export interface Changes {
  readonly flights: readonly Flight[]
  readonly arrivals: readonly Change[]
  readonly losses: readonly Change[]
}

const NOWHERE: ReadonlyMap<string, number> = new Map()

/** What became of the pieces: what one place lacks and another has more of went from there to here. */
export function changesBetween(before: Counts, after: Counts): Changes {
  const flights: Flight[] = []
  const arrivals: Change[] = []
  const losses: Change[] = []
  for (const piece of new Set([...before.keys(), ...after.keys()])) {
    const { more, less } = differences(piece, before.get(piece) ?? NOWHERE, after.get(piece) ?? NOWHERE)
    for (const gain of more) {
      while (gain.count > 0 && less.length > 0) {
        const loss = less[0]
        const count = Math.min(gain.count, loss.count)
        flights.push({ piece, from: loss.place, to: gain.place, count })
        gain.count -= count
        loss.count -= count
        if (loss.count === 0) less.shift()
      }
      if (gain.count > 0) arrivals.push(gain)
    }
    losses.push(...less)
  }
  return { flights, arrivals, losses }
}

interface Difference {
  readonly piece: string
  readonly place: string
  count: number
}

function differences(
  piece: string,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): { readonly more: Difference[]; readonly less: Difference[] } {
  const more: Difference[] = []
  const less: Difference[] = []
  for (const place of new Set([...before.keys(), ...after.keys()])) {
    const count = (after.get(place) ?? 0) - (before.get(place) ?? 0)
    if (count > 0) more.push({ piece, place, count })
    if (count < 0) less.push({ piece, place, count: -count })
  }
  return { more, less }
}
