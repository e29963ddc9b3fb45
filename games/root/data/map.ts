import type { Provenance } from '@tablee/kernel'
import { ALL_MAPS } from '../maps/index.ts'
import type { LandmarkPiece } from '../rules/landmark.ts'
import type { ClearingSuit } from './suits.ts'

/** A clearing by its number, 1 to 12. */
export type Clearing = number

/** A forest by its number, from 21: clearings and forests never share a number. */
export type Forest = number

/** Where a pawn stands: a clearing or a forest. */
export type Region = number

/** A clearing as the board prints it. */
export interface ClearingData {
  readonly id: Clearing
  /** The suit that is printed or suggested; null where only a marker tells it. */
  readonly suit: ClearingSuit | null
  /** Building slots, the one under the ruin included. */
  readonly slots: number
  readonly ruin: boolean
  readonly kind: 'corner' | 'edge' | 'inner'
  /** Along paths that are open from the start; rules ask `pathsFrom`. */
  readonly paths: readonly Clearing[]
  readonly rivers: readonly Clearing[]
  /** Where to draw it, on a square of 100. */
  readonly x: number
  readonly y: number
}

/** A forest: the clearings it touches and the forests next to it, across one path or whatever divides them here. */
export interface ForestData {
  readonly id: Forest
  readonly name: string
  readonly clearings: readonly Clearing[]
  readonly forests: readonly Forest[]
  readonly x: number
  readonly y: number
}

/** A map of the woodland. */
export interface MapData {
  readonly id: string
  readonly from: Provenance
  /** Whether its suits are printed, only suggested, or not told at all: then markers are dealt. */
  readonly suited: 'printed' | 'suggested' | null
  readonly clearings: readonly ClearingData[]
  readonly forests: readonly ForestData[]
  /** Diagonally opposite corners, in pairs. */
  readonly opposite: readonly (readonly [Clearing, Clearing])[]
  /** The paths that are closed at the start: they join nothing until their marker is gone. C.3.2 */
  readonly closed?: readonly Path[]
  /** The Pass: to robots it comes first, whichever end of the order they look for. robot.12.2 */
  readonly pass?: Clearing
}

/** The Burrow: a clearing of no suit beside the map, where pieces of one party alone may be. 12.2.2 */
export const BURROW: Clearing = 13

/** A path by the clearings it joins, the lower number first. */
export type Path = readonly [Clearing, Clearing]

/** The forests start counting here. */
export const FIRST_FOREST = 21

/** Whether a region is a forest. */
export const isForest = (region: Region): boolean => region >= FIRST_FOREST

/** The maps by their id. */
export const MAPS: { readonly [id: string]: MapData } = Object.fromEntries(
  ALL_MAPS.map(({ id, data }) => [id, data]),
)

/** The landmarks that stand on a map from the start. */
export const ownLandmarks = (map: string): readonly LandmarkPiece[] =>
  ALL_MAPS.find(({ id }) => id === map)?.landmarks ?? []

/** The numbers of all clearings. */
export const CLEARINGS: readonly Clearing[] = Array.from({ length: 12 }, (_, index) => index + 1)

/** A clearing's printed data. */
export const clearingOf = (map: MapData, id: Clearing): ClearingData => map.clearings[id - 1]

/** A forest's data. */
export const forestOf = (map: MapData, id: Forest): ForestData => map.forests[id - FIRST_FOREST]

/** The corner diagonally opposite to a corner. */
export function oppositeCorner(map: MapData, corner: Clearing): Clearing {
  const pair = map.opposite.find(one => one.includes(corner))
  if (!pair) throw new Error(`Clearing ${corner} is not a corner.`)
  return pair[0] === corner ? pair[1] : pair[0]
}
