import { BUILDING_IDS, type BuildingId } from '../../data/board.ts'
import type { ZoneView } from '../../view.ts'

/** A part of the drawing. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The zones that are lands. */
export const isLand = ({ id }: Pick<ZoneView, 'id'>): boolean => id === 'regionA' || id === 'regionB'

/** Where everything stands: the town is an L at the left and below, behind its wall; the lands are in its elbow. */
export interface Plan {
  readonly width: number
  readonly height: number
  /** The wall: down at x, then to the right at y, then down at the gates. */
  readonly wall: { readonly x: number; readonly y: number; readonly gates: number }
  readonly buildings: { readonly [B in BuildingId]: Rect }
  /** One or two, from the left. */
  readonly lands: readonly Rect[]
  readonly missions: readonly Rect[]
  readonly loot: Rect
  readonly track: Rect
  /** Room for who is alone against Madhala. */
  readonly madhala: Rect
  /** Room for what the monsters can do, in words; null beside two lands. */
  readonly powers: Rect | null
  readonly gates: Rect
}

/** The least room that the board is drawn for; what is smaller shows it smaller. */
const LEAST = { width: 852, height: 578 }

/** As wide and as tall as it grows; in a room that is taller yet, it stands in the middle. */
const MOST = { width: 1500, height: 760 }

const WALL_X = 199
const BELOW = 167
const GATES = 252
const MIDDLE = 128
const LEFT = BUILDING_IDS.slice(0, 3)
const ROW = BUILDING_IDS.slice(3)

const plans = new Map<string, Plan>()

/** The plan for a room of some size: at least the usual one, wider or taller where there is more. */
export function planFor(lands: number, width = LEAST.width, height = LEAST.height): Plan {
  const scale = Math.min(width / LEAST.width, height / LEAST.height)
  const w = Math.min(MOST.width, Math.round(width / scale))
  const h = Math.min(MOST.height, Math.round(height / scale))
  const key = `${lands} ${w} ${h}`
  const found = plans.get(key) ?? makePlan(lands, w, h)
  plans.set(key, found)
  return found
}

function makePlan(lands: number, width: number, height: number): Plan {
  const wall = { x: WALL_X, y: height - BELOW, gates: width - GATES }
  const left = WALL_X + 14
  const high = wall.y - 29
  const outside = width - left - 6
  const two = lands > 1
  const middle = two ? MIDDLE + Math.round((width - LEAST.width) / 6) : 2 * MIDDLE + 8
  const land = two ? (outside - middle - 11) / 2 : outside - middle - 8
  const between = left + land + 6
  const places = Array.from({ length: lands }, (_, i) => ({
    x: i === 0 ? left : between + middle + 5,
    y: 8,
    w: land,
    h: high,
  }))
  const one = (i: number): Rect =>
    two
      ? { x: between, y: 12 + i * 128, w: middle, h: 118 }
      : { x: between + i * (MIDDLE + 8), y: 12, w: MIDDLE, h: 118 }
  const under = two ? 268 : 146
  return {
    width,
    height,
    wall,
    buildings: buildingsIn(width, wall.y),
    lands: places,
    missions: [one(0), one(1)],
    loot: { x: between, y: under, w: MIDDLE, h: 54 },
    track: two
      ? { x: between, y: under + 62, w: MIDDLE, h: 56 }
      : { x: between + MIDDLE + 8, y: under, w: MIDDLE, h: 56 },
    madhala: { x: between, y: under + 70, w: 2 * MIDDLE + 8, h: 96 },
    powers: two ? null : { x: between, y: under + 144, w: 2 * MIDDLE + 8, h: wall.y - under - 172 },
    gates: { x: wall.gates + 18, y: wall.y + 1, w: GATES - 20, h: 150 },
  }
}

function buildingsIn(width: number, wallY: number): Plan['buildings'] {
  const step = (wallY - 11) / LEFT.length
  const across = (width - GATES - 22) / ROW.length
  const rects: [BuildingId, Rect][] = [
    ...LEFT.map((id, i): [BuildingId, Rect] => [id, { x: 9, y: 8 + i * step, w: 177, h: 127 }]),
    ...ROW.map((id, i): [BuildingId, Rect] => [
      id,
      { x: 7 + i * across + (across - 144.5) / 2, y: wallY + 13, w: 136, h: 148 },
    ]),
  ]
  return Object.fromEntries(rects) as Plan['buildings']
}

/** The roads of a land, side by side at its lower edge. */
export const ROAD = { w: 56, h: 206 }

/** Where the road of an expedition lies in its land. */
export function roadIn({ x, y, w, h }: Rect, path: number, count: number): Rect {
  const gap = (w - 8 - ROAD.w * count) / count
  return { x: x + 4 + gap / 2 + path * (ROAD.w + gap), y: y + h - ROAD.h - 10, ...ROAD }
}

/** A rectangle with round corners, as a path. */
export function rounded({ x, y, w, h }: Rect, r: number, grow = 0): string {
  const [l, t, a, b] = [x - grow, y - grow, w + 2 * grow, h + 2 * grow].map(short)
  return `M${short(l + r)} ${t}h${short(a - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${short(b - 2 * r)}a${r} ${r} 0 0 1-${r} ${r}h-${short(a - 2 * r)}a${r} ${r} 0 0 1-${r}-${r}v-${short(b - 2 * r)}a${r} ${r} 0 0 1 ${r}-${r}Z`
}

/** A number as a drawing writes it: one decimal at most. */
export const short = (n: number): number => Math.round(n * 10) / 10
