import { type ForestData, forestOf } from '../../data/map.ts'
import { contains, distance, nearest, type Point, short } from './geometry.ts'
import { type Plate, pathsOf, place } from './plate.ts'
import type { Woodland } from './woodland.ts'

/** A forest on the plate: its glade, and the zone in which it is clicked. */
export interface ForestShape {
  readonly id: number
  readonly at: Point
  readonly zone: string
}

const known = new Map<Woodland, readonly ForestShape[]>()

/** The forests of a woodland: each is the face of the path graph around its glade. */
export function forests(wood: Woodland): readonly ForestShape[] {
  const made = known.get(wood) ?? wood.map.forests.map(({ id }) => shape(wood, forestOf(wood.map, id)))
  known.set(wood, made)
  return made
}

/** The glade of a forest, grown on all sides; wider for several things that lie in it. */
export function gladeOf({ unit, glade }: Plate, { at: [x, y] }: ForestShape, grown = 0, things = 1) {
  const wide = things > 2 ? 1.95 : things > 1 ? 1.5 : 1.05
  return { cx: short(x), cy: short(y + unit * 0.3), rx: glade * wide + grown, ry: glade * 0.62 + grown }
}

function shape(wood: Woodland, forest: ForestData): ForestShape {
  const points = around(wood, forest)
  return {
    id: forest.id,
    at: roomiest(wood, forest, points),
    zone: `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`,
  }
}

/** The grid on which room is sought, and how far from the place of the data. */
const STEP = 10
const REACH = 130

/** Where a pawn has most room in a forest, the nearer to the place of the data the better. */
function roomiest(
  { plate, map, middles, roads, river, lake }: Woodland,
  forest: ForestData,
  face: readonly Point[],
): Point {
  const wanted = place(plate, map, forest)
  const lines = [...roads, ...(river ? [river] : []), ...(lake ? [lake] : [])]
  /** How good a place is; whatever is no better than `most` need not be known. */
  const room = (x: number, y: number, most: number): number => {
    const off = distance([x, y], wanted) / 12
    let free = Math.min(plate.glade * 1.4, x, plate.width - x, y, plate.height - y)
    for (const [cx, cy] of middles.slice(1))
      free = Math.min(free, (Math.hypot((x - cx) / plate.rx, (y - cy) / plate.ry) - 1) * plate.ry)
    for (const { points } of lines) if (free - off > most) free = Math.min(free, nearest(points, x, y))
    return free - off
  }
  let best = wanted
  let most = Number.NEGATIVE_INFINITY
  for (let x = wanted[0] - REACH; x <= wanted[0] + REACH; x += STEP)
    for (let y = wanted[1] - REACH; y <= wanted[1] + REACH; y += STEP) {
      if (!contains(face, x, y) || (lake && contains(lake.points, x, y))) continue
      const here = room(x, y, most)
      if (here > most) [best, most] = [[x, y], here]
    }
  return best
}

/** The clearings at its corners in their order around it, joined by their paths where there are any. */
function around({ map, middles, roads, plate }: Woodland, forest: ForestData): Point[] {
  const paths = pathsOf(map)
  const [cx, cy] = place(plate, map, forest)
  const corners = [...forest.clearings].sort((a, b) => angle(a) - angle(b))
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length]
    const index = paths.findIndex(path => path.includes(a) && path.includes(b))
    if (index < 0) return [middles[a]]
    const { points } = roads[index]
    return (paths[index][0] === a ? points : [...points].reverse()).slice(0, -1)
  })

  function angle(id: number): number {
    return Math.atan2(middles[id][1] - cy, middles[id][0] - cx)
  }
}
