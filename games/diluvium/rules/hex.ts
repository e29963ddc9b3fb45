import type { Hex } from '../data/types.ts'

/** The six directions clockwise from the north; hexes are flat-topped. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export type Direction = (typeof DIRECTIONS)[number]

const STEP: { readonly [D in Direction]: readonly [q: number, r: number] } = {
  N: [0, -1],
  NE: [1, -1],
  SE: [1, 0],
  S: [0, 1],
  SW: [-1, 1],
  NW: [-1, 0],
}

/** The three directions below a position, from the left (layout.2). */
export const BELOW: readonly Direction[] = ['SW', 'S', 'SE']

// Every position of a map is asked for its coordinates and its neighbours again and again.
const coordinates = new Map<Hex, readonly [q: number, r: number]>()
const known = new Map<Hex, readonly Hex[]>()

/** The coordinates of a position. */
export function axial(at: Hex): readonly [q: number, r: number] {
  const before = coordinates.get(at)
  if (before) return before
  const comma = at.indexOf(',')
  const read = [Number(at.slice(0, comma)), Number(at.slice(comma + 1))] as const
  coordinates.set(at, read)
  return read
}

/** The positions around one, in the order of the directions; tiles may lie there or not. */
export function neighbours(at: Hex): readonly Hex[] {
  const before = known.get(at)
  if (before) return before
  const [q, r] = axial(at)
  const around = DIRECTIONS.map((direction): Hex => {
    const [dq, dr] = STEP[direction]
    return `${q + dq},${r + dr}`
  })
  known.set(at, around)
  return around
}

/** The position in a direction. */
export const toward = (at: Hex, direction: Direction): Hex => neighbours(at)[DIRECTIONS.indexOf(direction)]

/** How many steps two positions are apart, whatever lies between them. */
export function apart(one: Hex, other: Hex): number {
  const [q, r] = axial(one)
  const [p, s] = axial(other)
  return Math.max(Math.abs(p - q), Math.abs(s - r), Math.abs(p - q + s - r))
}

/** How far each position that can be reached in so many steps, between positions that are open, is from the nearest of some. */
export function distances(
  from: readonly Hex[],
  isOpen: (at: Hex) => boolean,
  most = Number.POSITIVE_INFINITY,
): Map<Hex, number> {
  const far = new Map<Hex, number>()
  for (const at of from) far.set(at, 0)
  const queue = [...from]
  for (const at of queue) {
    const next = (far.get(at) as number) + 1
    if (next > most) break
    for (const one of neighbours(at)) {
      if (far.has(one) || !isOpen(one)) continue
      far.set(one, next)
      queue.push(one)
    }
  }
  return far
}
