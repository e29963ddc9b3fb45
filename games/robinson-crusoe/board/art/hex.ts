import type { Node } from '../../data/board.ts'

/** A number as a path takes it. */
export const short = (n: number): number => Number(n.toFixed(1))

/** The side of a hex, the gap between two, and how round its corners are. */
const SIDE = 67.5
const GAP = 4
const ROUND = 7
const STEP_X = Math.sqrt(3) * SIDE + GAP
const STEP_Y = 1.5 * SIDE + 0.87 * GAP

/** How the island lies on its sheet: columns and rows of hexes. */
const GRID: { readonly [N in Node]: readonly [column: number, row: number] } = {
  T1: [0.5, -1],
  T2: [1.5, -1],
  T3: [2.5, -1],
  E1: [3.5, -1],
  M1: [0, 0],
  M2: [1, 0],
  M3: [2, 0],
  M4: [3, 0],
  B1: [0.5, 1],
  B2: [1.5, 1],
  B3: [2.5, 1],
}

/** The size of the sheet; the space in the far east needs more of it. */
export const SHEET = { width: 536, wide: 584, height: 372 } as const
const LEFT = 84.6
const MIDDLE = 185

/** The middle of a space on the sheet. */
export function middleOf(node: Node): readonly [x: number, y: number] {
  const [column, row] = GRID[node]
  return [short(LEFT + column * STEP_X), short(MIDDLE + row * STEP_Y)]
}

const corners = (radius: number): (readonly [number, number])[] =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3 - Math.PI / 2
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })

/** A hex with round corners around a point; `more` makes it larger than a tile. */
export function hexPath(more = 0, x = 0, y = 0): string {
  const points = corners(SIDE + more)
  const towards = (a: readonly [number, number], b: readonly [number, number]) => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const t = ROUND / length
    return `${short(x + a[0] + (b[0] - a[0]) * t)} ${short(y + a[1] + (b[1] - a[1]) * t)}`
  }
  const parts = points.map((corner, i) => {
    const before = points[(i + 5) % 6]
    const after = points[(i + 1) % 6]
    const at = `${short(x + corner[0])} ${short(y + corner[1])}`
    return `${i === 0 ? 'M' : 'L'}${towards(corner, before)}Q${at} ${towards(corner, after)}`
  })
  return `${parts.join('')}Z`
}

/** The widths of the strokes that make a glow, one over the other: a blur would cost more than the rest of the map. */
export const GLOW: readonly number[] = [20, 15, 10, 6]
