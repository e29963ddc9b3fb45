import { type ForestData, forestOf } from '../../data/map.ts'
import { type Point, short } from './geometry.ts'
import { pathsOf, place } from './plate.ts'
import type { Woodland } from './woodland.ts'

/** A forest on the plate: its glade, and the zone in which it is clicked. */
export interface ForestShape {
  readonly id: number
  readonly at: Point
  readonly zone: string
}

const known = new Map<Woodland, readonly ForestShape[]>()

/** The forests of a woodland: each is the face of the path graph around its glade. */
export function forests(wood: Woodland): readonly ForestShape[] {
  const made = known.get(wood) ?? wood.map.forests.map(({ id }) => shape(wood, forestOf(wood.map, id)))
  known.set(wood, made)
  return made
}

function shape(wood: Woodland, forest: ForestData): ForestShape {
  const points = around(wood, forest)
  return {
    id: forest.id,
    at: place(wood.plate, forest),
    zone: `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`,
  }
}

/** The clearings at its corners in their order around it, joined by their paths where there are any. */
function around({ map, middles, roads, plate }: Woodland, forest: ForestData): Point[] {
  const paths = pathsOf(map)
  const [cx, cy] = place(plate, forest)
  const corners = [...forest.clearings].sort((a, b) => angle(a) - angle(b))
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length]
    const index = paths.findIndex(path => path.includes(a) && path.includes(b))
    if (index < 0) return [middles[a]]
    const { points } = roads[index]
    return (paths[index][0] === a ? points : [...points].reverse()).slice(0, -1)
  })

  function angle(id: number): number {
    return Math.atan2(middles[id][1] - cy, middles[id][0] - cx)
  }
}
