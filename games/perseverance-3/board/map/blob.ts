import { seeded } from '@tablee/board/seeded.ts'

type Point = readonly [number, number]

const f1 = (n: number): number => Math.round(n * 10) / 10

/** A closed line through points, rounded. */
function spline(points: readonly Point[]): string {
  const n = points.length
  const at = (i: number): Point => points[(i + n) % n]
  let d = `M${f1(points[0][0])} ${f1(points[0][1])}`
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${f1(b[0] + (c[0] - a[0]) / 6)} ${f1(b[1] + (c[1] - a[1]) / 6)} ${f1(c[0] - (e[0] - b[0]) / 6)} ${f1(c[1] - (e[1] - b[1]) / 6)} ${f1(c[0])} ${f1(c[1])}`
  }
  return `${d}Z`
}

const POINTS = 26
const EXPONENT = 2 / 2.5

/** A round plot with an uneven edge, the same for the same seed. */
export function blob(x: number, y: number, rx: number, ry: number, seed: number, grow = 0): string {
  const random = seeded(seed * 7919 + 13)
  const phases = [random(), random(), random()].map(v => v * Math.PI * 2)
  const points = Array.from({ length: POINTS }, (_, i): Point => {
    const t = (i / POINTS) * Math.PI * 2
    const wave =
      1 +
      0.02 * Math.sin(2 * t + phases[0]) +
      0.03 * Math.sin(3 * t + phases[1]) +
      0.022 * Math.sin(5 * t + phases[2])
    const [c, s] = [Math.cos(t), Math.sin(t)]
    return [
      x + (rx * wave + grow) * Math.sign(c) * Math.abs(c) ** EXPONENT,
      y + (ry * wave + grow) * Math.sign(s) * Math.abs(s) ** EXPONENT,
    ]
  })
  return spline(points)
}
