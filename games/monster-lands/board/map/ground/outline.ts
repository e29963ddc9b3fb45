import { seeded } from '@tablee/board/seeded.ts'
import { type Rect, short } from '../plan.ts'

const CORNER = 34
const STEP = 12

/** The edge of a land: a rectangle with soft corners and low waves, so that four roads fit side by side. */
export function landEdge({ x, y, w, h }: Rect, seed: number, grow = 0): string {
  const random = seeded(seed * 7919 + 13)
  const phases = [random(), random(), random()].map(value => value * 2 * Math.PI)
  const around: [x: number, y: number, dx: number, dy: number][] = []
  const [a, b] = [w / 2 - CORNER, h / 2 - CORNER]
  const side = (length: number, place: (along: number) => (typeof around)[number]): void => {
    const steps = Math.max(2, Math.round((2 * length) / STEP))
    for (let i = 0; i < steps; i++) around.push(place(-length + (2 * length * i) / steps))
  }
  const corner = (cx: number, cy: number, from: number): void => {
    for (let i = 0; i < 5; i++) {
      const t = from + (i / 5) * (Math.PI / 2)
      around.push([cx + CORNER * Math.cos(t), cy + CORNER * Math.sin(t), Math.cos(t), Math.sin(t)])
    }
  }
  side(a, along => [along, -b - CORNER, 0, -1])
  corner(a, -b, -Math.PI / 2)
  side(b, along => [a + CORNER, along, 1, 0])
  corner(a, b, 0)
  side(a, along => [-along, b + CORNER, 0, 1])
  corner(-a, b, Math.PI / 2)
  side(b, along => [-a - CORNER, -along, -1, 0])
  corner(-a, -b, Math.PI)
  const points = around.map(([px, py, dx, dy], i) => {
    const t = (i / around.length) * 2 * Math.PI
    const wave =
      grow +
      1.6 * Math.sin(3 * t + phases[0]) +
      1.5 * Math.sin(7 * t + phases[1]) +
      1.2 * Math.sin(15 * t + phases[2])
    return [x + w / 2 + px + dx * wave, y + h / 2 + py + dy * wave] as const
  })
  return soft(points)
}

/** A closed curve around points, through the middle of each side. */
function soft(points: readonly (readonly [number, number])[]): string {
  const middle = (i: number): string => {
    const [a, b] = [points[i % points.length], points[(i + 1) % points.length]]
    return `${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2)}`
  }
  let d = `M${middle(points.length - 1)}`
  for (const [i, [px, py]] of points.entries()) d += `Q${short(px)} ${short(py)} ${middle(i)}`
  return `${d}Z`
}
