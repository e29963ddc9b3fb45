import { CLEARINGS, type Clearing, clearingOf, forestOf, type MapData, type Path } from '../data/map.ts'

/** Links that lead both ways, each once, as `1-5`; a link that leads only one way has a question mark. */
const linksOf = (neighbours: (clearing: Clearing) => readonly Clearing[]): string[] =>
  CLEARINGS.flatMap(from =>
    neighbours(from)
      .filter(to => from < to || !neighbours(to).includes(from))
      .map(to => (neighbours(to).includes(from) ? `${from}-${to}` : `${from}-${to}?`)),
  )

/** The paths of a map that are open from the start. */
export const pathsOn = (map: MapData): string[] => linksOf(clearing => clearingOf(map, clearing).paths)

/** The river links of a map. */
export const riversOn = (map: MapData): string[] => linksOf(clearing => clearingOf(map, clearing).rivers)

/** The clearings of a map of a kind. */
export const those = (map: MapData, is: (one: MapData['clearings'][number]) => boolean): Clearing[] =>
  map.clearings.filter(is).map(({ id }) => id)

/** The forests of a map: what they touch, and their neighbours by name. */
export const forestsOn = (map: MapData): unknown[] =>
  map.forests.map(({ name, clearings, forests }) => [
    name,
    clearings,
    forests.map(id => forestOf(map, id).name).sort(),
  ])

/** The pairs of neighbouring forests that only one of them knows of. */
export const lopsided = ({ forests }: MapData): unknown[] =>
  forests.flatMap(({ id, forests: near }) =>
    near
      .filter(other => !forests.find(one => one.id === other)?.forests.includes(id))
      .map(other => [id, other]),
  )

/** All paths of a map, closed ones too. */
export const allPaths = (map: MapData): Path[] => [
  ...map.clearings.flatMap(({ id, paths }) => paths.filter(to => id < to).map((to): Path => [id, to])),
  ...(map.closed ?? []),
]

/** The paths of a map that lie along a loop of clearings. */
const onLoop = (loop: readonly Clearing[], [a, b]: Path): boolean => {
  const place = loop.indexOf(a)
  return place >= 0 && [loop.at(place - 1), loop[(place + 1) % loop.length]].includes(b)
}

/** The paths that do not border as many forests as they should: one along the edge, two elsewhere. */
export const misplaced = (map: MapData, loop: readonly Clearing[]): Path[] =>
  allPaths(map).filter(path => {
    const along = map.forests.filter(({ clearings }) => path.every(end => clearings.includes(end)))
    return along.length !== (onLoop(loop, path) ? 1 : 2)
  })
