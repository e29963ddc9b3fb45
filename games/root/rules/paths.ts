import { CLEARINGS, type Clearing, clearingOf, MAPS, type MapData, type Path } from '../data/map.ts'
import type { RootState } from '../state.ts'

type Pathed = Pick<RootState, 'map' | 'closedPaths'>

/** The clearings that open paths join to a clearing. 2.2.1, C.3.2 */
export function pathsFrom({ map, closedPaths }: Pathed, clearing: Clearing): readonly Clearing[] {
  if (closedPaths === undefined) return clearingOf(MAPS[map], clearing).paths
  let closed = 0
  for (const place of closedPaths) closed |= 1 << place
  return networkOf(MAPS[map], closed)[clearing]
}

/** The paths of a map for each set of closed ones: asked at every choice, so each is laid out once. */
const networks = new Map<MapData, (readonly Clearing[])[][]>()

function networkOf(map: MapData, closed: number): readonly (readonly Clearing[])[] {
  let known = networks.get(map)
  if (!known) {
    known = []
    networks.set(map, known)
  }
  known[closed] ??= layOut(map, closed)
  return known[closed]
}

function layOut(map: MapData, closed: number): (readonly Clearing[])[] {
  const open = (map.closed ?? []).filter((_, place) => (closed & (1 << place)) === 0)
  return [[], ...CLEARINGS.map(clearing => [...clearingOf(map, clearing).paths, ...endsFrom(open, clearing)])]
}

/** The other ends of the paths that start in a clearing. */
const endsFrom = (paths: readonly Path[], clearing: Clearing): Clearing[] =>
  paths.flatMap(([a, b]) => (a === clearing ? b : b === clearing ? a : []))

/** The paths that are still closed. */
export function closedPaths({ map, closedPaths = [] }: Pathed): Path[] {
  const { closed = [] } = MAPS[map]
  return closedPaths.map(place => closed[place])
}

/** The clearings that closed paths join to a clearing. 12.2.1 */
export const closedFrom = (state: Pathed, clearing: Clearing): Clearing[] =>
  state.closedPaths === undefined ? [] : endsFrom(closedPaths(state), clearing)

/** Whether a closed path joins two clearings. */
export const isClosed = (state: Pathed, a: Clearing, b: Clearing): boolean =>
  state.closedPaths !== undefined && closedPaths(state).some(path => path.includes(a) && path.includes(b))
