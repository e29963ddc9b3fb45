import { FIRST_FOREST, isForest, MAPS, type MapData, type Region } from '../../../data/map.ts'

/** How many steps part two regions; a pawn may slip through forests, warriors may not. */
export function distance(map: string, from: Region, to: Region): number {
  return DISTANCES[map][from][to]
}

const FAR = 9

const DISTANCES: { readonly [map: string]: readonly (readonly number[])[] } = Object.fromEntries(
  Object.values(MAPS).map(map => [map.id, table(map)]),
)

function table(map: MapData): number[][] {
  const regions = FIRST_FOREST + map.forests.length
  const steps = Array.from({ length: regions }, () => Array<number>(regions).fill(FAR))
  const touch = (region: Region): readonly Region[] =>
    isForest(region) ? map.forests[region - FIRST_FOREST].clearings : (map.clearings[region - 1]?.paths ?? [])
  for (let from = 0; from < regions; from++) {
    const queue = [from]
    steps[from][from] = 0
    for (const at of queue)
      for (const next of touch(at))
        if (steps[from][next] === FAR) {
          steps[from][next] = steps[from][at] + 1
          queue.push(next)
        }
  }
  return steps
}
