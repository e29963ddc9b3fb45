import type { TreeShape } from './drawings.ts'
import { TREES } from './drawings.ts'
import type { Point } from './geometry.ts'

/** How a map looks, `maps/<id>/board/index.ts`; its colours are in the stylesheet beside it. */
export interface MapLook {
  /** What stands in its forests: where conifers grow, where others do, and between them. */
  readonly trees: readonly [TreeShape, TreeShape, TreeShape]
  /** How much more there is of the first than of the second. */
  readonly conifers: number
  /** The shore of its lake, on the square of the map's data. */
  readonly lake?: readonly Point[]
}

const looks: { [map: string]: MapLook | undefined } = {}

/** Opens how maps look, by their id. */
export function openLooks(maps: { readonly [id: string]: { readonly look: MapLook } }): void {
  for (const [id, { look }] of Object.entries(maps)) looks[id] = look
}

/** Woods of all kinds, as they stand where a map tells nothing else. */
const WOODS: MapLook = { trees: [TREES.a, TREES.b, TREES.c], conifers: 0 }

/** How a map looks. */
export const lookOf = (map: string): MapLook => looks[map] ?? WOODS
