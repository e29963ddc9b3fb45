import type { Provenance } from '@tablee/kernel'
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
  readonly suit: ClearingSuit
  /** Building slots, the one under the ruin included. */
  readonly slots: number
  readonly ruin: boolean
  readonly kind: 'corner' | 'edge' | 'inner'
  readonly paths: readonly Clearing[]
  readonly rivers: readonly Clearing[]
  /** Where to draw it, on a square of 100. */
  readonly x: number
  readonly y: number
}

/** A forest: the clearings it touches and the forests across one path. */
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
  readonly clearings: readonly ClearingData[]
  readonly forests: readonly ForestData[]
  /** Diagonally opposite corners, in pairs. */
  readonly opposite: readonly (readonly [Clearing, Clearing])[]
}

/** The forests start counting here. */
export const FIRST_FOREST = 21

/** Whether a region is a forest. */
export const isForest = (region: Region): boolean => region >= FIRST_FOREST

/** The Autumn map. Prov.: public (four transcriptions agree). */
export const AUTUMN: MapData = {
  id: 'autumn',
  from: 'public',
  clearings: [
    clearing(1, 'fox', 1, '', 'corner', [5, 9, 10], [], 12, 15),
    clearing(2, 'mouse', 2, '', 'corner', [5, 6, 10], [], 88, 24),
    clearing(3, 'rabbit', 1, '', 'corner', [6, 7, 11], [], 83, 89),
    clearing(4, 'rabbit', 1, '', 'corner', [8, 9, 12], [7], 12, 83),
    clearing(5, 'rabbit', 2, '', 'edge', [1, 2], [10], 55, 10),
    clearing(6, 'fox', 2, 'R', 'edge', [2, 3, 11], [], 91, 54),
    clearing(7, 'mouse', 2, '', 'edge', [3, 8, 12], [4, 11], 59, 79),
    clearing(8, 'fox', 2, '', 'edge', [4, 7], [], 37, 92),
    clearing(9, 'mouse', 2, '', 'edge', [1, 4, 12], [], 11, 42),
    clearing(10, 'rabbit', 2, 'R', 'inner', [1, 2, 12], [5, 11], 44, 30),
    clearing(11, 'mouse', 3, 'R', 'inner', [3, 6, 12], [7, 10], 64, 50),
    clearing(12, 'fox', 2, 'R', 'inner', [4, 7, 9, 10, 11], [], 32, 57),
  ],
  forests: [
    { id: 21, name: 'aN', clearings: [1, 2, 5, 10], forests: [22, 23], x: 49, y: 19 },
    { id: 22, name: 'aNW', clearings: [1, 9, 10, 12], forests: [21, 23, 24], x: 25, y: 35 },
    { id: 23, name: 'aC', clearings: [2, 6, 10, 11, 12], forests: [21, 22, 25, 26], x: 62, y: 37 },
    { id: 24, name: 'aW', clearings: [4, 9, 12], forests: [22, 27], x: 17, y: 62 },
    { id: 25, name: 'aS', clearings: [3, 7, 11, 12], forests: [23, 26, 27], x: 57, y: 63 },
    { id: 26, name: 'aE', clearings: [3, 6, 11], forests: [23, 25], x: 78, y: 63 },
    { id: 27, name: 'aSW', clearings: [4, 7, 8, 12], forests: [24, 25], x: 33, y: 77 },
  ],
  opposite: [
    [1, 3],
    [2, 4],
  ],
}

function clearing(
  id: Clearing,
  suit: ClearingSuit,
  slots: number,
  ruin: 'R' | '',
  kind: ClearingData['kind'],
  paths: readonly Clearing[],
  rivers: readonly Clearing[],
  x: number,
  y: number,
): ClearingData {
  return { id, suit, slots, ruin: ruin === 'R', kind, paths, rivers, x, y }
}

/** The maps by their id. */
export const MAPS: { readonly [id: string]: MapData } = { autumn: AUTUMN }

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
