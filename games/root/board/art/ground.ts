import { contains, type Point, placed, short } from './geometry.ts'
import type { Plate } from './plate.ts'
import { plant, type Tree } from './trees.ts'
import type { Woodland } from './woodland.ts'

const drawn = new Map<Woodland, string>()

/** Floor, river, paths and trees as the inside of an SVG element: what never changes. */
export function ground(wood: Woodland): string {
  const made = drawn.get(wood) ?? draw(wood)
  drawn.set(wood, made)
  return made
}

/** The ground without what chance puts on it: drawn in no time, where the trees would keep one waiting. */
export const bareGround = (wood: Woodland): string => floor(wood) + river(wood) + paths(wood)

const floor = ({ plate: { width, height } }: Woodland): string =>
  `<rect class="rt-floor" width="${width}" height="${height}"/>`

function draw(wood: Woodland): string {
  const { width, height } = wood.plate
  const { trees, random } = plant(wood)
  return [
    floor(wood),
    `<path class="rt-tuft" d="${tufts(width, height, random)}"/>`,
    river(wood),
    lake(wood, random),
    paths(wood),
    `<g>${bands(trees).flatMap(layers).flatMap(cells).map(drawTrees).join('')}</g>`,
  ].join('')
}

/** How much of the map a path of trees takes at most: a browser that paints a part of it goes through all that reach there. */
const BAND = 96
const COLUMN = 200

/** Trees by a number of theirs, in the order in which those come. */
function parted(trees: readonly Tree[], of: (tree: Tree) => number): Tree[][] {
  const parts = new Map<number, Tree[]>()
  for (const tree of trees) {
    const part = parts.get(of(tree))
    if (part) part.push(tree)
    else parts.set(of(tree), [tree])
  }
  return [...parts.values()]
}

/** From the far edge to the near one, as trees come. */
const bands = (trees: readonly Tree[]) => parted(trees, ({ y }) => Math.floor(y / BAND))

/** Trees of a layer do not touch, so the order of its cells changes nothing. */
const cells = (layer: readonly Tree[]) => parted(layer, ({ x }) => Math.floor(x / COLUMN))

/**
 * Trees that do not touch are a few paths however many they are: a browser keeps books of every element and every
 * transform, and there are a thousand trees.
 */
function drawTrees(trees: readonly Tree[]): string {
  const paths = new Map<string, string>(ORDER.map(name => [name, '']))
  for (const { x, y, shape, tone, size } of trees)
    for (const [part, d] of Object.entries(shape.parts)) {
      const name = part === 'crown' ? `crown rt-t${tone}` : part
      paths.set(name, paths.get(name) + placed(d, x, y, size))
    }
  return [...paths].map(([name, d]) => d && `<path class="rt-${name}" d="${d}"/>`).join('')
}

const ORDER = [
  'trunk',
  'rock',
  ...[1, 2, 3, 4, 5].map(tone => `crown rt-t${tone}`),
  'shade',
  'cut',
  'cap',
  'snow',
]

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

/** The lake: its bank, a band of shallow water along it, and small waves. */
function lake({ lake, plate }: Woodland, random: () => number): string {
  if (!lake) return ''
  const { d, points } = lake
  const inside = `<clipPath id="rt-shore-clip"><path d="${d}"/></clipPath>`
  const band =
    stroke('shoal', d, 16) + stroke('shoal2', d, 11) + stroke('wave', waves(plate, points, random), 1.3)
  return `<path class="rt-shore" d="${d}"/><path class="rt-lake" d="${d}"/>${inside}<g class="rt-stroke" clip-path="url(#rt-shore-clip)">${band}</g>`
}

/** Waves on open water, well off the shore. */
function waves({ width, height }: Plate, shore: readonly Point[], random: () => number): string {
  let d = ''
  for (let n = 0; n < (width * height) / 600; n++) {
    const [x, y, w] = [random() * width, random() * height, 7 + random() * 9]
    const off = [contains(shore, x - 10, y), contains(shore, x + w + 10, y)]
    if (!off.every(Boolean) || !contains(shore, x, y - 12) || !contains(shore, x, y + 12)) continue
    if (random() < 0.4)
      d += `M${short(x)} ${short(y)}q${short(w / 4)}-2.6 ${short(w / 2)} 0t${short(w / 2)} 0`
  }
  return d
}

/** The paths that are open from the start; the others change in play. */
function paths({ roads, gates, plate }: Woodland): string {
  const d = roads
    .slice(0, roads.length - gates.length)
    .map(road => road.d)
    .join('')
  return `<g class="rt-stroke">${stroke('path-edge', d, plate.road + 3.6)}${stroke('path', d, plate.road)}${stroke('path-dot', d, 1.8, '.1 6.5')}</g>`
}
