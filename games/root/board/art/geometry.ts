import { seeded } from '@tablee/board/seeded.ts'

/** A point on the plate. */
export type Point = readonly [x: number, y: number]

/** A number as a drawing writes it: one decimal at most. */
export const short = (n: number): number => Math.round(n * 10) / 10

/** A smooth curve through points: Catmull-Rom, written as cubic Béziers. */
export function spline(points: readonly Point[], closed = false): string {
  const n = points.length
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]
  const write = (...numbers: number[]): string => numbers.map(short).join(' ')
  let d = `M${write(...points[0])}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${write(
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (e[0] - b[0]) / 6,
      c[1] - (e[1] - b[1]) / 6,
      ...c,
    )}`
  }
  return closed ? `${d}Z` : d
}

/** Points along the smooth curve, about `step` apart. */
export function sample(points: readonly Point[], step = 6): Point[] {
  const found: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(points.length - 1, i + 2)],
    ]
    const parts = Math.max(2, Math.ceil(distance(b, c) / step))
    for (let k = 0; k < parts; k++) {
      const t = k / parts
      found.push([between(a[0], b[0], c[0], e[0], t), between(a[1], b[1], c[1], e[1], t)])
    }
  }
  found.push(points[points.length - 1])
  return found
}

function between(a: number, b: number, c: number, e: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t ** 2 + (3 * b - a - 3 * c + e) * t ** 3)
}

/** How far two points are apart. */
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** How far a point is from the nearest of some points. */
export function nearest(points: readonly Point[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const [px, py] of points) {
    const square = (px - x) ** 2 + (py - y) ** 2
    if (square < least) least = square
  }
  return Math.sqrt(least)
}

const BLOB_POINTS = 26
const BLOB_EXPONENT = 2 / 2.35

/** The outline of a clearing: a soft superellipse with four low harmonics, `grow` pixels outside its edge. */
export function blob([cx, cy]: Point, rx: number, ry: number, seed: number, grow = 0): string {
  const random = seeded(seed * 7919 + 13)
  const [a, b, c, d] = [random(), random(), random(), random()].map(value => value * 6.283)
  const soft = (value: number): number => Math.sign(value) * Math.abs(value) ** BLOB_EXPONENT
  const points = Array.from({ length: BLOB_POINTS }, (_, i): Point => {
    const t = (i / BLOB_POINTS) * 6.2832
    const wave =
      1 +
      0.03 * Math.sin(2 * t + a) +
      0.04 * Math.sin(3 * t + b) +
      0.026 * Math.sin(5 * t + c) +
      0.014 * Math.sin(8 * t + d)
    return [cx + (rx * wave + grow) * soft(Math.cos(t)), cy + (ry * wave + grow) * soft(Math.sin(t))]
  })
  return spline(points, true)
}

/** Whether a face contains a point: a ray from it crosses the edge an odd number of times. */
export function contains(face: readonly Point[], x: number, y: number): boolean {
  let crossings = 0
  for (const [i, [ax, ay]] of face.entries()) {
    const [bx, by] = face[(i + 1) % face.length]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) crossings++
  }
  return crossings % 2 === 1
}

const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/g
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g

/** A command of a path, and its numbers. */
type Command = readonly [command: string, numbers: readonly number[]]

const read = new Map<string, readonly Command[]>()

/** The commands of a path, read once: few drawings are placed a thousand times. */
function commandsOf(d: string): readonly Command[] {
  const found =
    read.get(d) ??
    [...d.matchAll(COMMAND)].map(
      ([, command, rest]): Command => [command, (rest.match(NUMBER) ?? []).map(Number)],
    )
  read.set(d, found)
  return found
}

/** A path without arcs, scaled and moved: relative coordinates are only scaled. */
export function placed(d: string, x: number, y: number, scale: number): string {
  let drawn = ''
  for (const [command, numbers] of commandsOf(d)) {
    const absolute = command === command.toUpperCase()
    const upright = command === 'V' || command === 'v'
    drawn += command
    for (let i = 0; i < numbers.length; i++) {
      const origin = upright || i % 2 === 1 ? y : x
      drawn += `${i > 0 ? ' ' : ''}${short(numbers[i] * scale + (absolute ? origin : 0))}`
    }
  }
  return drawn
}
