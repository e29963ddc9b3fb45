import { seeded } from '@tablee/board/seeded.ts'
import type { Affinity } from '../../../data/types.ts'
import { type Plan, ROAD, roadIn, short } from '../plan.ts'
import { landGround } from './lands.ts'
import { type Drawn, layers, path } from './paths.ts'
import { gatehouse, type Inside, merlons, roofs, tower, wallAlong } from './town.ts'

/** All that never moves: steppe, lands, the road before them, the town behind its wall. Same plan, same drawing. */
export function groundOf(plan: Plan, affinities: readonly Affinity[]): string {
  const { width, height, wall } = plan
  const course = `M${wall.x} 0V${wall.y}H${wall.gates}V${height}`
  return [
    `<rect class="gr-floor" width="${width}" height="${height}"/>`,
    steppe(plan),
    ...plan.lands.map((rect, i) =>
      landGround(rect, affinities[i] ?? 'fire', 3 + 3 * i, `ml-land-${width}-${height}-${i}`),
    ),
    lane(plan),
    path('city', `M0 0H${wall.x}V${wall.y}H${wall.gates}V${height}H0Z`),
    roofs(inTown(plan), width, height, 17),
    wallAlong(course),
    merlons(wall.x + 10, wall.y - 6, wall.gates - wall.x - 24),
    tower(wall.x, wall.y - 2),
    tower(wall.gates, wall.y - 2),
    gatehouse(wall.gates, height - 30),
  ].join('')
}

/** Dunes, tufts and stones. */
function steppe({ width, height, wall }: Plan): string {
  const random = seeded(8)
  const drawn: Drawn = {}
  for (let n = 0; n < (width * height) / 3200; n++) {
    const x = short(wall.x + 6 + random() * (width - wall.x))
    const y = short(random() * height)
    const kind = random()
    if (x < wall.x + 12 || (y > wall.y - 12 && x < wall.gates + 12)) continue
    if (kind < 0.5) layers(drawn, 'dune', `M${x} ${y}q9-4 18 0`)
    else if (kind < 0.85) layers(drawn, 'tuft', `M${x} ${y}l-2-5M${x} ${y}v-6M${x} ${y}l2-5`)
    else layers(drawn, 'rock', `M${x} ${y}l2-5 5-1 3 6Z`)
  }
  return Object.entries(drawn)
    .map(([name, d]) => path(name, d))
    .join('')
}

/** The road before the wall, from which every expedition sets out. */
function lane({ width, wall, lands }: Plan): string {
  const y = wall.y - 12
  let d = `M${wall.x + 27} ${y}H${width}`
  for (const land of lands)
    for (let path = 0; path < 4; path++) {
      const road = roadIn(land, path, 4)
      d += `M${short(road.x + ROAD.w / 2)} ${short(road.y + road.h - 6)}V${y}`
    }
  return ['lane-edge', 'lane', 'lane-dots'].map(name => path(name, d)).join('')
}

/** Houses stand in the town, but not behind a building's facade. */
function inTown({ wall, height, buildings }: Plan): Inside {
  const yards = Object.values(buildings).map(({ x, y, w }) => ({ x: x + w / 2, y: y + 40, r: w / 2 - 14 }))
  return (x, y) =>
    ((x < wall.x - 12 && y < height) || (y > wall.y + 18 && x < wall.gates - 14)) &&
    !yards.some(yard => ((x - yard.x) / yard.r) ** 2 + ((y - yard.y) / 44) ** 2 < 1)
}
