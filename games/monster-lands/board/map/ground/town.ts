import { seeded } from '@tablee/board/seeded.ts'
import { short } from '../plan.ts'
import { type Drawn, layers, path } from './paths.ts'

/** Whether a point is open ground of the town. */
export type Inside = (x: number, y: number) => boolean

const ROW = 12.5
const COLUMN = 20

/** The roofs of a town on a grid, row by row from the back, and a tree here and there. */
export function roofs(inside: Inside, width: number, height: number, seed: number): string {
  const random = seeded(seed)
  let all = ''
  for (let row = 0, y = 2; y < height + 14; y += ROW, row++) {
    const drawn: Drawn = {}
    for (let x = (row % 2) * 10 - 14; x < width + 10; x += COLUMN) {
      const px = x + (random() - 0.5) * 6
      const py = y + (random() - 0.5) * 4
      const [tone, kind, size, tree] = [random(), random(), 0.88 + random() * 0.26, random()]
      if (!inside(px, py - 5)) continue
      // Squares: where two slow waves meet.
      const open = Math.sin(px / 37 + py / 23 + seed) + Math.sin(px / 61 - py / 41) > 1.6
      if (!open) house(drawn, px, py, size, 1 + Math.floor(tone * 4), kind)
      else if (tree < 0.5) layers(drawn, 'tree', crown(px, py))
    }
    all += ['wall-of-house', 'roof1', 'roof2', 'roof3', 'roof4', 'window', 'tree']
      .map(name => path(name, drawn[name]))
      .join('')
  }
  return all
}

const crown = (x: number, y: number): string =>
  `M${short(x - 6)} ${short(y)}c-3-1-3.500-4-1-6c0-3.200 3.500-5.200 6.300-3.800c2.800-2.100 6.700 0 6.300 3.100c2.400 1.400 2.100 5.600-.4 6.700Z`

/** A house with a gabled or a hipped roof, standing on y. */
function house(drawn: Drawn, x: number, y: number, size: number, tone: number, kind: number): void {
  const s = (n: number): number => short(n * size)
  if (kind < 0.3) {
    layers(drawn, 'wall-of-house', `M${short(x - 4.5 * size)} ${short(y)}v-${s(5.2)}h${s(9)}v${s(5.2)}Z`)
    layers(
      drawn,
      `roof${tone}`,
      `M${short(x - 6 * size)} ${short(y - 5.2 * size)}l${s(6)}-${s(8.5)} ${s(6)} ${s(8.5)}Z`,
    )
    layers(drawn, 'window', `M${short(x - 1.2 * size)} ${short(y)}v-${s(3.2)}h${s(2.4)}v${s(3.2)}Z`)
    return
  }
  const w = 12 + kind * 6
  layers(drawn, 'wall-of-house', `M${short(x - (w / 2) * size)} ${short(y)}v-${s(5.2)}h${s(w)}v${s(5.2)}Z`)
  layers(
    drawn,
    `roof${tone}`,
    `M${short(x - (w / 2 + 1.5) * size)} ${short(y - 5.2 * size)}l${s(3.6)}-${s(6.8)}h${s(w - 4.2)}l${s(3.6)} ${s(6.8)}Z`,
  )
  const pane = `v-${s(2)}h${s(1.8)}v${s(2)}Z`
  layers(
    drawn,
    'window',
    `M${short(x - w * 0.28 * size)} ${short(y - 1.6 * size)}${pane}M${short(x + w * 0.16 * size)} ${short(y - 1.6 * size)}${pane}`,
  )
}

/** A tower on the wall. */
export function tower(x: number, y: number): string {
  const r = 14
  return (
    path('stone', `M${x - r} ${y + r}v-22.400h${2 * r}v22.400Z`) +
    path(
      'stone-dark',
      `M${x + 5} ${y + r}v-22.400h9v22.400ZM${x - r - 3} ${y - 5.6}h${2 * r + 6}v-6h-5v3h-5v-3h-14v3h-5v-3h-5Z`,
    ) +
    path('spire', `M${x - r} ${y - 11}l${r}-23 ${r} 23Z`) +
    path('lit', `M${x - 2.5} ${y - 2}h5v8h-5Z`)
  )
}

/** The gatehouse, its portcullis down. */
export const gatehouse = (x: number, y: number): string =>
  path('stone', `M${x - 20} ${y}v-86h40v86Z`) +
  path('stone-dark', `M${x - 23} ${y - 82}v-14h8v5h6v-5h6v5h6v-5h6v5h6v-5h8v14Z`) +
  path('doorway', `M${x - 12} ${y}v-44a12 13 0 0 1 24 0v44Z`) +
  path(
    'bars',
    `M${x - 6} ${y}v-54M${x} ${y}v-57M${x + 6} ${y}v-54M${x - 12} ${y - 12}h24M${x - 12} ${y - 24}h24M${x - 12} ${y - 36}h24`,
  ) +
  path('lit', `M${x - 16} ${y - 74}h5v8h-5ZM${x + 11} ${y - 74}h5v8h-5Z`) +
  path('pole', `M${x} ${y - 92}v-28`) +
  path('banner', `M${x} ${y - 120}h20l-6 6 6 6h-20Z`)

/** The wall along a course, 14 px wide, with its joints. */
export const wallAlong = (d: string): string =>
  ['wall-shadow', 'wall', 'wall-top', 'wall-joints'].map(name => path(name, d)).join('')

/** Merlons on the outside of a wall that goes to the right. */
export function merlons(x: number, y: number, width: number): string {
  let d = ''
  for (let along = 0; along < width; along += 12) d += `M${short(x + along)} ${y}v-5h7v5Z`
  return path('merlon', d)
}
