import { seeded } from '@tablee/board/seeded.ts'
import type { TreeShape } from './drawings.ts'
import { contains, type Point } from './geometry.ts'
import { lookOf, type MapLook } from './look.ts'
import type { Woodland } from './woodland.ts'

/** A tree, or what stands in place of one: where, what it is, its tint from 1 to 5 and its size. */
export interface Tree {
  readonly x: number
  readonly y: number
  readonly shape: TreeShape
  readonly tone: number
  readonly size: number
}

/** How often a tree is tried on a plate of a size; more often on a larger one. */
const TRIES = 26_000
const AREA = 800 * 578
const CELL = 8

/** The trees over all that is neither clearing, path nor river; and what is left of chance, for the tufts. */
export function plant(wood: Woodland): { readonly trees: readonly Tree[]; readonly random: () => number } {
  const { width, height, tree: scale, seed } = wood.plate
  const random = seeded(seed)
  const trees: Tree[] = []
  const grid = new Map<number, Tree[]>()
  const lines = linesOf(wood)
  const look = lookOf(wood.map.id)
  const tries = TRIES * Math.max(1, (width * height) / AREA)
  for (let n = 0; n < tries; n++) {
    const x = -6 + random() * (width + 12)
    const y = 4 + random() * (height + 14)
    const free = room(wood, lines, x, y)
    if (!free) continue
    const radius = (free < 9 ? 11.5 : 9.6) * scale * (1.02 + 0.2 * Math.sin(x / 47) * Math.cos(y / 39))
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)]
    if (crowded(grid, column, row, x, y, radius)) continue
    const tree = grow(look, x, y, scale * (free < 8 ? 0.82 : 1), random)
    const { size = 1 } = tree.shape
    if (size > 1 && crowded(grid, column, row, x, y, radius * size)) continue
    trees.push(tree)
    const cell = grid.get(column + row * 1000)
    if (cell) cell.push(tree)
    else grid.set(column + row * 1000, [tree])
  }
  trees.sort((a, b) => a.y - b.y)
  return { trees, random }
}

function crowded(
  grid: ReadonlyMap<number, readonly Tree[]>,
  column: number,
  row: number,
  x: number,
  y: number,
  radius: number,
): boolean {
  for (let i = -2; i <= 2; i++)
    for (let j = -2; j <= 2; j++)
      for (const tree of grid.get(column + i + (row + j) * 1000) ?? NONE)
        if ((tree.x - x) ** 2 + ((tree.y - y) * 1.15) ** 2 < radius ** 2) return true
  return false
}

/** Groves of conifers or broad-leaved trees by a slow sine field; three greens, few of autumn's tints. */
function grow({ trees, conifers }: MapLook, x: number, y: number, size: number, random: () => number): Tree {
  const grove = Math.sin(x / 71 + 1.3) + Math.cos(y / 57 + x / 130) + conifers
  const shape = trees[grove > 0.55 ? 0 : grove < -0.5 ? 1 : random() < 0.5 ? 0 : random() < 0.6 ? 1 : 2]
  const u = random()
  const tone = u < 0.4 ? 1 : u < 0.74 ? 2 : u < 0.93 ? 3 : u < 0.975 ? 4 : 5
  const grown = size * (shape.size ?? 1) * (0.8 + 0.34 * random())
  return { x, y, shape, tone: shape.evergreen && tone > 3 ? 2 : tone, size: grown }
}

/** River and paths by cells of the plate: of points along them, with what they keep free, only the near ones count. */
type Lines = ReadonlyMap<number, readonly (readonly [x: number, y: number, free: number])[]>

/** Wider than any line keeps free: trees further off have all the room they want. */
const NEAR = 32

const cellOf = (x: number, y: number): number => Math.floor(x / NEAR) + Math.floor(y / NEAR) * 1000

function linesOf({ plate, river, lake, roads, gates }: Woodland): Lines {
  const lines = new Map<number, [x: number, y: number, free: number][]>()
  const add = (points: readonly Point[], free: number): void => {
    for (const [x, y] of points) {
      const cell = lines.get(cellOf(x, y))
      if (cell) cell.push([x, y, free])
      else lines.set(cellOf(x, y), [[x, y, free]])
    }
  }
  if (river) add(river.points, plate.river / 2 + 4 * plate.tree)
  if (lake) add(lake.points, 9 * plate.tree)
  for (const { points } of roads) add(points, 9.5 * plate.tree)
  for (const { at } of gates) add([at], 17 * plate.tree)
  return lines
}

/** How much room a tree has at a place; 0 where none may stand. */
function room({ plate, middles, lake }: Woodland, lines: Lines, x: number, y: number): number {
  const { rx, ry, gap, tree } = plate
  for (let id = 1; id < middles.length; id++) {
    const [cx, cy] = middles[id]
    if (((x - cx) / (rx + gap)) ** 2 + ((y - 7 * tree - cy) / (ry + gap + 5)) ** 2 < 1) return 0
  }
  if (lake && contains(lake.points, x, y - 5)) return 0
  let least = NEAR
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++)
      for (const [px, py, free] of lines.get(cellOf(x, y - 4) + i + j * 1000) ?? NONE)
        least = Math.min(least, Math.sqrt((px - x) ** 2 + (py - y + 4) ** 2) - free)
  return least < 2 ? 0 : least
}

const NONE: readonly never[] = []
