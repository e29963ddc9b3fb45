import type { Size } from '@tablee/board'
import type { Clearing, MapData, Path } from '../../data/map.ts'
import type { Point } from './geometry.ts'

/** The measures of the plate on which a map is drawn. */
export interface Plate {
  readonly width: number
  readonly height: number
  /** Where the outermost clearings lie. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly seed: number
  /** A clearing: its radii and its rim. */
  readonly rx: number
  readonly ry: number
  readonly rim: number
  readonly halo: number
  /** Free ground between a clearing and the trees. */
  readonly gap: number
  readonly tree: number
  readonly river: number
  readonly meander: number
  readonly road: number
  /** Pieces: building slots, figures, counts, tokens. */
  readonly slot: number
  readonly slotGap: number
  readonly unit: number
  readonly count: number
  readonly token: number
  readonly cellGap: number
  /** The rows, from the middle of the clearing. */
  readonly row1: number
  readonly row2: number
  readonly pillHeight: number
  readonly pillWidth: number
  /** Where along the rim the flag stands, from the middle. */
  readonly flag: number
  readonly glade: number
  /** What lies at least between two clearings. */
  readonly apart: number
  /** The plaque of a landmark. */
  readonly plaque: number
}

const DESKTOP: Plate = {
  width: 800,
  height: 578,
  left: 82,
  right: 720,
  top: 68,
  bottom: 519,
  seed: 11,
  rx: 69,
  ry: 48,
  rim: 7,
  halo: 7,
  gap: 4,
  tree: 1.12,
  river: 18,
  meander: 26,
  road: 9.5,
  slot: 27,
  slotGap: 4,
  unit: 26,
  count: 11,
  token: 22,
  cellGap: 5,
  row1: 33,
  row2: 1,
  pillHeight: 20,
  pillWidth: 34,
  flag: 0.62,
  glade: 24,
  apart: 8,
  plaque: 28,
}

const PHONE: Plate = {
  width: 390,
  height: 448,
  left: 49,
  right: 341,
  top: 47,
  bottom: 390,
  seed: 5,
  rx: 42,
  ry: 33,
  rim: 5,
  halo: 5,
  gap: 3,
  tree: 0.8,
  river: 12,
  meander: 14,
  road: 6.5,
  slot: 18,
  slotGap: 3,
  unit: 17,
  count: 9,
  token: 15,
  cellGap: 5,
  row1: 21,
  row2: 2,
  pillHeight: 17,
  pillWidth: 29,
  flag: 0.42,
  glade: 17,
  apart: 4,
  plaque: 24,
}

/** For fingers: pieces a tenth larger on clearings that make room for them. */
const TABLET: Plate = {
  ...DESKTOP,
  width: 784,
  height: 588,
  left: 88,
  right: 702,
  top: 74,
  bottom: 524,
  rx: 75,
  ry: 55,
  slot: 30,
  unit: 29,
  count: 13,
  token: 25,
  row1: 37,
  pillHeight: 22,
  pillWidth: 38,
}

const PLATES = { desktop: DESKTOP, tablet: TABLET, phone: PHONE } as const

/** How much wider or higher than its drawing the map may be pulled. */
const MOST = 1.4

/** Plates grow in steps, so that a small change of the window draws nothing anew. */
const STEP = 16

const made = new Map<string, Plate>()

/** A part longer than so many plates shows a strip of the drawing: more of it would only be trees. */
const LONGEST = 3

/** The plate for a part of the screen: the drawing of its kind, pulled to the shape of that part. */
export function plateFor(size: Size, width?: number, height?: number): Plate {
  const base = PLATES[size]
  if (!width || !height) return base
  const [across, down] = [width / base.width, height / base.height]
  const scale = Math.max(Math.min(across, down), Math.max(across, down) / LONGEST)
  const w = grown(base.width, width / scale)
  const h = grown(base.height, height / scale)
  const key = `${size} ${w} ${h}`
  const plate = made.get(key) ?? pulled(base, w, h)
  made.set(key, plate)
  return plate
}

/** No plate is less than so much of its kind: of a part that is smaller still the middle is seen, since clearings need their room. */
const LEAST = 0.75

const grown = (base: number, wanted: number): number =>
  base + Math.round((Math.max(wanted, base * LEAST) - base) / STEP) * STEP

function pulled(base: Plate, width: number, height: number): Plate {
  const [left, right] = spread(base.left, base.right, base.width, width)
  const [top, bottom] = spread(base.top, base.bottom, base.height, height)
  return { ...base, width, height, left, right, top, bottom }
}

/** The margins stay; beyond the most, what is left over goes to both of them. */
function spread(from: number, to: number, before: number, now: number): [number, number] {
  const span = Math.min(to - from + now - before, (to - from) * MOST)
  const rest = now - span - from - (before - to)
  return [from + rest / 2, from + rest / 2 + span]
}

/** Where a place of the data's square lies on the plate: its outermost clearings reach the margins. */
export function place(
  plate: Plate,
  map: MapData,
  { x, y }: { readonly x: number; readonly y: number },
): Point {
  const { left, right, top, bottom } = extentOf(map)
  return [
    plate.left + ((x - left) / (right - left)) * (plate.right - plate.left),
    plate.top + ((y - top) / (bottom - top)) * (plate.bottom - plate.top),
  ]
}

const extents = new Map<MapData, Extent>()
type Extent = { readonly [side in 'left' | 'right' | 'top' | 'bottom']: number }

function extentOf(map: MapData): Extent {
  const xs = map.clearings.map(({ x }) => x)
  const ys = map.clearings.map(({ y }) => y)
  const found = extents.get(map) ?? {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
  extents.set(map, found)
  return found
}

/** The middle of each clearing by its number; [0] is not used. */
export function middles(plate: Plate, map: MapData): readonly Point[] {
  return [
    [0, 0],
    ...apart(
      plate,
      map.clearings.map(clearing => place(plate, map, clearing)),
    ),
  ]
}

/** How often clearings that touch are pushed apart: as one moves, it may come upon another. */
const PUSHES = 30

/** Clearings that would touch, pushed apart along the axis of least overlap, inside the margins. */
function apart(plate: Plate, points: readonly Point[]): readonly Point[] {
  const at = points.map(([x, y]) => [x, y] as [number, number])
  const need = [2 * plate.rx + plate.apart, 2 * plate.ry + plate.apart] as const
  const low = [plate.left, plate.top] as const
  const high = [plate.right, plate.bottom] as const
  const push = (p: [number, number], axis: 0 | 1, by: number): void => {
    p[axis] = Math.max(low[axis], Math.min(high[axis], p[axis] + by))
  }
  for (let n = 0; n < PUSHES; n++)
    for (const [i, p] of at.entries())
      for (const q of at.slice(i + 1)) {
        const over = [need[0] - Math.abs(p[0] - q[0]), need[1] - Math.abs(p[1] - q[1])] as const
        if (over[0] <= 0 || over[1] <= 0) continue
        const axis = over[0] <= over[1] ? 0 : 1
        const by = (over[axis] / 2) * (p[axis] < q[axis] ? -1 : 1)
        push(p, axis, by)
        push(q, axis, -by)
      }
  return at
}

/** The paths of a map, each once; those that are closed at the start come last. */
export function pathsOf(map: MapData): Path[] {
  const open = map.clearings.flatMap(({ id, paths }) =>
    paths.filter(other => other > id).map((other): Path => [id, other]),
  )
  return [...open, ...(map.closed ?? [])]
}

/** The clearings along the river, in its order; none without a river. */
export function riverOf(map: MapData): Clearing[] {
  const ends = map.clearings.filter(({ rivers }) => rivers.length === 1).sort((a, b) => a.y - b.y)
  const course: Clearing[] = []
  for (let at: Clearing | undefined = ends[0]?.id; at !== undefined; ) {
    course.push(at)
    at = map.clearings[at - 1].rivers.find(other => !course.includes(other))
  }
  return course
}
