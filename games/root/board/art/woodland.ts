import { seeded } from '@tablee/board/seeded.ts'
import type { Clearing, MapData, Path } from '../../data/map.ts'
import { contains, distance, type Point, sample, spline } from './geometry.ts'
import { lookOf } from './look.ts'
import { middles, type Plate, pathsOf, place, riverOf } from './plate.ts'

/** A line of the woodland: how it is drawn, and points along it. */
export interface Line {
  readonly d: string
  readonly points: readonly Point[]
}

/** What never changes on a map. */
export interface Woodland {
  readonly plate: Plate
  readonly map: MapData
  readonly middles: readonly Point[]
  readonly river: Line | null
  /** The shore of its lake; null without one. */
  readonly lake: Line | null
  readonly roads: readonly Line[]
  /** The paths that are closed at the start, and where their palisades stand: in the map's order. */
  readonly gates: readonly Gate[]
}

/** A closed path: how it is drawn, and where its palisade stands. */
export interface Gate {
  readonly path: Path
  readonly road: Line
  readonly at: Point
}

const known = new Map<Plate, Woodland>()

/** The woodland of a map on a plate, laid out once. */
export function woodland(plate: Plate, map: MapData): Woodland {
  const before = known.get(plate)
  if (before?.map === map) return before
  const at = middles(plate, map)
  const lake = lakeLine(plate, map)
  const paths = pathsOf(map)
  const roads = paths.map(([a, b]) => road(plate, at, lake, a, b))
  const closed = map.closed ?? []
  const made: Woodland = {
    plate,
    map,
    middles: at,
    river: riverLine(plate, map, at),
    lake,
    roads,
    gates: closed.map((path, i) => {
      const road = roads[paths.length - closed.length + i]
      return { path, road, at: outside(plate, at, road.points) }
    }),
  }
  known.set(plate, made)
  return made
}

/** Where something stands on a path: in the middle of what lies outside of all clearings. */
export function middleOf({ plate, map, middles, roads }: Woodland, [a, b]: Path): Point {
  const place = pathsOf(map).findIndex(ends => ends.includes(a) && ends.includes(b))
  return outside(plate, middles, roads[place].points)
}

/** The shore of the lake. */
function lakeLine(plate: Plate, map: MapData): Line | null {
  const { lake } = lookOf(map.id)
  if (!lake) return null
  const shore = lake.map(([x, y]) => place(plate, map, { x, y }))
  return { d: spline(shore, true), points: sample([...shore, shore[0]]) }
}

/** The middle of what of a path lies outside of all clearings. */
function outside({ rx, ry }: Plate, at: readonly Point[], points: readonly Point[]): Point {
  const free = points.filter(([x, y]) =>
    at.every(([cx, cy], id) => id === 0 || Math.hypot((x - cx) / (rx + 8), (y - cy) / (ry + 8)) > 1),
  )
  const way = free.length > 0 ? free : points
  return way[way.length >> 1]
}

/** The river: through its clearings, one bend between each pair, out by the nearest edges. */
function riverLine(plate: Plate, map: MapData, at: readonly Point[]): Line | null {
  const course = riverOf(map).map(id => at[id])
  if (course.length < 2) return null
  const points: Point[] = []
  for (const [i, p] of course.entries()) {
    points.push(p)
    const q = course[i + 1]
    if (!q) break
    const length = distance(p, q)
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
    const side = (i % 2 ? 1 : -1) * plate.meander * Math.min(1, length / 220)
    const bends = length > 300 ? LONG_BENDS : SHORT_BENDS
    for (const [t, k] of bends)
      points.push([p[0] + dx * t - (dy / length) * side * k, p[1] + dy * t + (dx / length) * side * k])
  }
  const [first, last] = [course[0], course[course.length - 1]]
  const all: Point[] = [...exit(plate, first).reverse(), ...points, ...exit(plate, last)]
  return { d: spline(all), points: sample(all) }
}

const LONG_BENDS = [
  [0.3, 0.6],
  [0.52, 1],
  [0.75, 0.3],
] as const
const SHORT_BENDS = [[0.5, 1]] as const

/** How the river leaves the plate from its last clearing, outwards. */
function exit({ width, height }: Plate, [x, y]: Point): Point[] {
  const least = Math.min(x, y, width - x, height - y)
  if (least === y)
    return [
      [x + 22, y * 0.4],
      [x + 46, -30],
    ]
  if (least === x)
    return [
      [x * 0.35, y + 26],
      [-30, y + 34],
    ]
  if (least === width - x)
    return [
      [width - (width - x) * 0.35, y + 26],
      [width + 30, y + 34],
    ]
  return [
    [x + 22, height - (height - y) * 0.4],
    [x + 46, height + 30],
  ]
}

/** A path: bowed to the side that keeps more distance from other clearings, with a slight wobble. */
function road(plate: Plate, at: readonly Point[], lake: Line | null, a: Clearing, b: Clearing): Line {
  const [p, q] = [at[a], at[b]]
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
  const length = distance(p, q)
  const random = seeded(a * 97 + b * 31)
  const bow = (0.07 + 0.05 * random()) * length
  const bent = (side: number): Point[] =>
    [0, 0.22, 0.5, 0.78, 1].map((t, i) => {
      const k = side * bow * Math.sin(Math.PI * t) + (i % 4 ? (random() - 0.5) * 5 : 0)
      return [p[0] + dx * t - (dy / length) * k, p[1] + dy * t + (dx / length) * k]
    })
  const others = at.filter((_, id) => id > 0 && id !== a && id !== b)
  const [one, other] = [bent(1), bent(-1)]
  const points = room(plate, one, others, lake) >= room(plate, other, others, lake) ? one : other
  return { d: spline(points), points: sample(points) }
}

/** How much room a line keeps from clearings and edges; none in water. */
function room(
  { width, height, rx, ry }: Plate,
  line: readonly Point[],
  others: readonly Point[],
  lake: Line | null,
): number {
  let least = Number.POSITIVE_INFINITY
  for (const [x, y] of sample(line, 12)) {
    least = Math.min(least, x, y, width - x, height - y)
    if (lake && contains(lake.points, x, y)) least = Math.min(least, 0)
    for (const [ox, oy] of others) least = Math.min(least, Math.hypot((x - ox) / rx, (y - oy) / ry) * 60)
  }
  return least
}
