import type { Clearing, ClearingData, MapData } from '../data/map.ts'
import type { ClearingSuit } from '../data/suits.ts'
import type { LandmarkPiece } from '../rules/landmark.ts'

/**
 * The manifest of a map, `maps/<id>/index.ts`: its clearings, paths, rivers, forests and slots, and how Rootlog
 * calls it. What draws it is found by its file, `maps/<id>/board/index.ts`, if it has one. A new map is a folder
 * and one line in `maps/index.ts`.
 */
export interface GameMap<Id extends string = string> {
  readonly id: Id
  readonly data: MapData
  /** The name of the map in Rootlog. */
  readonly rootlog: string
  /** The landmarks that stand on it from the start, unless the table leaves them out. A.5 */
  readonly landmarks?: readonly LandmarkPiece[]
}

/** A clearing in one line. */
export function clearing(
  id: Clearing,
  suit: ClearingSuit | null,
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
