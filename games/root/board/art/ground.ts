import { TREES } from './drawings.ts'
import { placed, short } from './geometry.ts'
import { plant, type Tree } from './trees.ts'
import type { Woodland } from './woodland.ts'

const drawn = new Map<Woodland, string>()

/** Floor, river, paths and trees as the inside of an SVG element: some thousand shapes that never change. */
export function ground(wood: Woodland): string {
  const made = drawn.get(wood) ?? draw(wood)
  drawn.set(wood, made)
  return made
}

function draw(wood: Woodland): string {
  const { width, height } = wood.plate
  const { trees, random } = plant(wood)
  return [
    `<rect class="rt-floor" width="${width}" height="${height}"/>`,
    `<path class="rt-tuft" d="${tufts(width, height, random)}"/>`,
    river(wood),
    paths(wood),
    `<g>${trees.map(drawTree).join('')}</g>`,
  ].join('')
}

/** A tree, its coordinates worked out: a browser keeps books of every transform at every frame, and there are a thousand. */
function drawTree({ x, y, kind, tone, size }: Tree): string {
  const { trunk, crown, shade, cut } = TREES[kind]
  const draw = (name: string, d: string): string =>
    d && `<path class="rt-${name}" d="${placed(d, x, y, size)}"/>`
  return `${draw('trunk', trunk)}${draw(`crown rt-t${tone}`, crown)}${draw('shade', shade)}${draw('cut', cut)}`
}

/** Tufts of grass on open ground. */
function tufts(width: number, height: number, random: () => number): string {
  let d = ''
  for (let n = 0; n < (width * height) / 700; n++)
    d += `M${short(random() * width)} ${short(random() * height)}l-1.5-3.5m1.5 3.5v-4.5m0 4.5l1.5-3.5`
  return d
}

const stroke = (name: string, d: string, width: number, dashes = ''): string =>
  `<path class="rt-${name}" d="${d}" stroke-width="${short(width)}"${dashes && ` stroke-dasharray="${dashes}"`}/>`

function river({ river, plate }: Woodland): string {
  if (!river) return ''
  const { d } = river
  const water = plate.river
  return `<g class="rt-stroke">${stroke('bank', d, water + 5)}${stroke('water', d, water)}${stroke('ripple', d, water * 0.62)}${stroke('water', d, water * 0.62 - 2.4)}${stroke('flow', d, 1.3, '16 22 7 30')}</g>`
}

function paths({ roads, plate }: Woodland): string {
  const d = roads.map(road => road.d).join('')
  return `<g class="rt-stroke">${stroke('path-edge', d, plate.road + 3.6)}${stroke('path', d, plate.road)}${stroke('path-dot', d, 1.8, '.1 6.5')}</g>`
}
