import { seeded } from '@tablee/board/seeded.ts'

/** A point of the drawing. */
export type Point = readonly [x: number, y: number]

/** A number as drawings write it. */
export const short = (n: number): number => Math.round(n * 10) / 10

/** A smooth closed line through points. */
function spline(points: readonly Point[]): string {
  const { length } = points
  const at = (i: number): Point => points[(i + length) % length]
  const curves = points.map((here, i) => {
    const [before, next, after] = [at(i - 1), at(i + 1), at(i + 2)]
    const control = (axis: 0 | 1): readonly number[] => [
      here[axis] + (next[axis] - before[axis]) / 6,
      next[axis] - (after[axis] - here[axis]) / 6,
      next[axis],
    ]
    const [x, y] = [control(0), control(1)]
    return `C${x.map((one, n) => `${short(one)} ${short(y[n])}`).join(' ')}`
  })
  return `M${short(points[0][0])} ${short(points[0][1])}${curves.join('')}Z`
}

/** How far the coast strays from its shape, by the number of waves around the island. */
const WAVES: readonly (readonly [waves: number, size: number])[] = [
  [2, 0.03],
  [3, 0.045],
  [5, 0.035],
  [8, 0.02],
]

const POINTS = 22
/** A superellipse: fuller than an ellipse, so that slots stand on land. */
const POWER = 2 / 2.5

/** The coast of an island around the origin: the same seed, the same coast. `grow` is how far out at sea. */
export function coast(rx: number, ry: number, seed: number, grow = 0): string {
  const random = seeded(seed * 7919 + 13)
  const turns = WAVES.map(() => random() * 2 * Math.PI)
  const calm = Math.max(0.25, 1 - grow / 16)
  return spline(
    Array.from({ length: POINTS }, (_, i): Point => {
      const turn = (i / POINTS) * 2 * Math.PI
      const waves = WAVES.reduce((sum, [n, size], k) => sum + size * Math.sin(n * turn + turns[k]), 0)
      const [c, s] = [Math.cos(turn), Math.sin(turn)]
      return [
        (rx * (1 + calm * waves) + grow) * Math.sign(c) * Math.abs(c) ** POWER,
        (ry * (1 + calm * waves) + grow) * Math.sign(s) * Math.abs(s) ** POWER,
      ]
    }),
  )
}
