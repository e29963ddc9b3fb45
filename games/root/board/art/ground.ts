import { TREES } from './drawings.ts'
import { placed, short } from './geometry.ts'
import { plant, type Tree } from './trees.ts'
import type { Woodland } from './woodland.ts'

const drawn = new Map<Woodland, string>()

/** Floor, river, paths and trees as the inside of an SVG element: what never changes. */
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
    `<g>${layers(trees).map(drawLayer).join('')}</g>`,
  ].join('')
}

/**
 * Trees of a layer do not touch, so a layer is a few paths however many stand in it: a browser keeps books of every
 * element and every transform, and there are a thousand trees.
 */
function drawLayer(trees: readonly Tree[]): string {
  const paths = new Map<string, string>(ORDER.map(name => [name, '']))
  for (const { x, y, kind, tone, size } of trees)
    for (const [part, d] of Object.entries(TREES[kind])) {
      const name = part === 'crown' ? `crown rt-t${tone}` : part
      paths.set(name, paths.get(name) + placed(d, x, y, size))
    }
  return [...paths].map(([name, d]) => d && `<path class="rt-${name}" d="${d}"/>`).join('')
}

const ORDER = ['trunk', ...[1, 2, 3, 4, 5].map(tone => `crown rt-t${tone}`), 'shade', 'cut']

/** Each tree stands in the first layer above all that it covers. */
function layers(trees: readonly Tree[]): Tree[][] {
  const found: Tree[][] = []
  const above = trees.map(() => 0)
  for (const [place, tree] of trees.entries()) {
    for (let i = place - 1; i >= 0 && tree.y - trees[i].y < HIGHEST; i--)
      if (touch(tree, trees[i])) above[place] = Math.max(above[place], above[i] + 1)
    found[above[place]] ??= []
    found[above[place]].push(tree)
  }
  return found
}

/** Half the width and the height of the largest tree at size 1, with its outline. */
const HALF = 10
const TALL = 25
const HIGHEST = 2 * TALL

const touch = (a: Tree, b: Tree): boolean =>
  Math.abs(a.x - b.x) < HALF * (a.size + b.size) && Math.abs(a.y - b.y) < TALL * Math.max(a.size, b.size)

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
