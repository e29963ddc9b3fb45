import type { PlaceView } from '../../view.ts'
import { isCity } from '../contents.ts'
import type { Point } from './coast.ts'

/** A slot is a disc of this width. */
export const SLOT = 21
const GAP = 2.5

/** How wide the row of slots of an island is, and half the width and the height of its land. */
export const rowOf = (slots: number): number => slots * SLOT + (slots - 1) * GAP
export const halfOf = (slots: number): number => rowOf(slots) / 2 + 6.5
export const HALF_HEIGHT = SLOT / 2 + 5.5

/** Where the slots of an island stand, from its middle. */
export const slotsOf = (slots: number): readonly number[] =>
  Array.from({ length: slots }, (_, i) => -rowOf(slots) / 2 + SLOT / 2 + i * (SLOT + GAP))

/**
 * Where the islands of a tile lie, from its middle: on the diagonal, the third one lower right; a monster takes the
 * upper half for itself.
 */
export function islandsOf({ islands, monster }: Pick<PlaceView, 'islands' | 'monster'>): readonly Point[] {
  const low = monster ? 0 : 1
  const crowded = islands.length - low > 1
  return islands.map(({ slots }, i): Point => {
    const half = halfOf(slots)
    if (i < low) return [46 - half, islands.length > 2 ? -20 : -21]
    return i === low ? [-(crowded ? 52 : 46) + half, 14] : [53 - half, 15]
  })
}

/** Whether a tile is full: its lower right corner has no room for a ship. */
const isCrowded = ({ islands, monster }: PlaceView): boolean => islands.length > (monster ? 1 : 2)

/** The dock of a kind of ship: Warships upper left, Exploration Ships lower right where there is room. */
export const dockName = (place: PlaceView, kind: 'explorer' | 'warship'): 'left' | 'right' =>
  kind === 'warship' || (!isCity(place) && isCrowded(place)) ? 'left' : 'right'

/** Where the so many-th ship of a dock lies; those of a City lie beside it. */
export function dockOf(place: PlaceView, dock: 'left' | 'right', nth: number): Point {
  if (isCity(place)) return dock === 'left' ? [-46 + 12 * nth, -24] : [46 - 12 * nth, -24]
  return dock === 'left' ? [-37 + 15 * nth, -15 - 9 * nth] : [38 - 13 * nth, 12 - 9 * nth]
}

/** Where a City has its land, from its middle, and its slots from there; `up` tells which way it leans. */
export const CITY = { rx: 51, ry: 37, lean: 11, slots: 8, step: SLOT + 5 } as const
