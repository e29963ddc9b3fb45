import { ADJACENT, NODES, type Node, type Terrain, type TileSource } from '../data/board.ts'
import { TILES, type Tile } from '../data/tiles.ts'
import { scenarioOf } from '../scenarios/scenario.ts'
import type { Robinson } from '../state.ts'
import { pieceAt, type When } from './pieces.ts'

/** Whether a space holds a tile that is face up and can be entered. */
export function isOpen({ island }: Robinson, node: Node): boolean {
  const { tile, faceDown, closed } = island[node]
  return tile !== 0 && !faceDown && !closed
}

/** The tile on a space. */
export const tileAt = ({ island }: Robinson, node: Node): Tile => TILES[island[node].tile]

/** The spaces adjacent to one. */
export const around = (node: Node): readonly Node[] => ADJACENT[node]

/** The open tiles adjacent to the camp. */
export const openAroundCamp = (state: Robinson): Node[] =>
  ADJACENT[state.camp].filter(node => isOpen(state, node))

/** How far each space is from the camp along open tiles; only the end may be unexplored. -1: not to be reached. L1171 */
export function distances(state: Robinson): { readonly [N in Node]: number } {
  const far = { ...UNREACHED }
  const queue: Node[] = [state.camp]
  far[state.camp] = 0
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]
    for (const next of ADJACENT[here]) {
      if (far[next] >= 0) continue
      far[next] = far[here] + 1
      if (isOpen(state, next)) queue.push(next)
    }
  }
  return far
}

const UNREACHED = Object.fromEntries(NODES.map(node => [node, -1])) as { [N in Node]: number }

/** Whether a terrain counts as explored: some open tile shows it uncovered. L1590 */
export function isExplored(state: Robinson, terrain: Terrain): boolean {
  for (const node of NODES)
    if (TILES[state.island[node].tile].terrain === terrain && showsTerrain(state, node, terrain)) return true
  return false
}

/** The terrains that count as explored, looked up once for many deeds. */
export function exploredTerrains(state: Robinson): Terrain[] {
  const explored: Terrain[] = []
  for (const node of NODES) {
    const { tile } = state.island[node]
    const { terrain } = TILES[tile]
    if (tile !== 0 && !explored.includes(terrain) && showsTerrain(state, node, terrain))
      explored.push(terrain)
  }
  return explored
}

/** Whether a tile shows its terrain for all to use. */
export function showsTerrain(state: Robinson, node: Node, terrain: Terrain): boolean {
  if (
    !isOpen(state, node) ||
    tileAt(state, node).terrain !== terrain ||
    pieceAt(state, 'acting', 'covered', node)
  )
    return false
  const { hidden, noTerrain } = scenarioOf(state)
  return !hidden?.(state, node) && !noTerrain?.(state, node)
}

/** Whether the camp is sheltered, by a built shelter or a natural one. L1215 */
export const isSheltered = (state: Robinson): boolean =>
  state.shelter || (isOpen(state, state.camp) && tileAt(state, state.camp).shelter)

/** What a source gives. */
export const givenBy = (source: TileSource): 'wood' | 'food' => (source === 'wood' ? 'wood' : 'food')

/** The number of a source that stands for the token of New Flock on a tile without food. */
export const TOKEN_SOURCE = 9

/** The sources of a tile by number, the token that is itself a source included (L2379), exhausted or not. */
export function sourcesOf(state: Robinson, node: Node): number[] {
  const { sources } = tileAt(state, node)
  const numbers = SOURCE_NUMBERS[sources.length].slice()
  if (!sources.some(source => source !== 'wood') && flockAt(state, node)) numbers.push(TOKEN_SOURCE)
  return numbers
}

const SOURCE_NUMBERS: readonly (readonly number[])[] = [[], [0], [0, 1]]

const flockAt = (state: Robinson, node: Node): boolean =>
  pieceAt(state, 'lying', 'extraFood', node)?.by === 'newFlock'

/** The kind of a source. */
export const sourceAt = (state: Robinson, node: Node, source: number): TileSource =>
  source === TOKEN_SOURCE ? 'parrot' : tileAt(state, node).sources[source]

/** What a source gives, and which of its kind it is on the tile: 0 where there is no other. */
export function sourceKind(
  state: Robinson,
  node: Node,
  source: number,
): { readonly gives: 'wood' | 'food'; readonly nth: number } {
  const gives = givenBy(sourceAt(state, node, source))
  const alike = sourcesOf(state, node).filter(one => givenBy(sourceAt(state, node, one)) === gives)
  return { gives, nth: alike.length > 1 ? alike.indexOf(source) + 1 : 0 }
}

/** The sources of an open tile without a marker: one that acts makes them useless, one that lies there takes the place. */
export function bareSources(state: Robinson, when: When, node: Node): number[] {
  if (!isOpen(state, node)) return []
  return sourcesOf(state, node).filter(source => !pieceAt(state, when, 'exhausted', node, source))
}
