import type { Box } from '@tablee/board/sheet.tsx'
import type { Hex } from '../../data/types.ts'
import { axial } from '../../rules/hex.ts'
import { type Point, short } from './coast.ts'

/** Half the width and half the height of a hex. */
export const SX = 70
export const HY = 60.5

/** The frame of the chart, and the sea that stays around the tiles. */
export const FRAME = 11
const ROOM = 14
/** A City may be cut by the frame. */
const CUT = 20

/** The outline of a hex around the origin, grown by so much. */
export function hexPath(grow = 0): string {
  const [a, b] = [short(SX + grow), short(HY + grow * 0.9)]
  return `M${-a} 0L${short(-a / 2)} ${-b}H${short(a / 2)}L${a} 0L${short(a / 2)} ${b}H${short(-a / 2)}Z`
}

/** Where a position lies before the chart is laid out. */
function middleOf(at: Hex): Point {
  const [q, r] = axial(at)
  return [1.5 * SX * q, 2 * HY * (r + q / 2)]
}

/** What lies in a corner of the chart, if that is free of tiles. */
export interface Corner {
  readonly x: number
  readonly y: number
  /** Whether words have room at its right. */
  readonly named: boolean
}

/** Where everything lies on the chart. */
export interface Plan {
  readonly width: number
  readonly height: number
  readonly middles: ReadonlyMap<Hex, Point>
  /** Corners that are free for a square of so much, from the upper left. */
  corners(side: number): readonly Corner[]
}

/** The chart for places, in the proportions of the room that it has. */
export function planFor(
  places: readonly { readonly at: Hex; readonly isCity: boolean }[],
  box: Box | null,
  frame: number,
): Plan {
  const spots = places.map(({ at, isCity }) => ({ at, middle: middleOf(at), half: HY - (isCity ? CUT : 0) }))
  const left = Math.min(...spots.map(({ middle }) => middle[0])) - SX - ROOM
  const right = Math.max(...spots.map(({ middle }) => middle[0])) + SX + ROOM
  const top = Math.min(...spots.map(({ middle, half }) => middle[1] - half))
  const bottom = Math.max(...spots.map(({ middle, half }) => middle[1] + half))
  const [least, high] = [right - left + 2 * frame, bottom - top + 2 * frame]
  const ratio = box ? box.width / box.height : 800 / 576
  const [width, height] = [short(Math.max(least, high * ratio)), short(Math.max(high, least / ratio))]
  const [dx, dy] = [(width - left - right) / 2, (height - top - bottom) / 2]
  const middles = new Map(
    spots.map(({ at, middle }) => [at, [short(middle[0] + dx), short(middle[1] + dy)] as const]),
  )
  return {
    width,
    height,
    middles,
    corners: side => cornersOf(width, height, frame, [...middles.values()], side),
  }
}

function cornersOf(
  width: number,
  height: number,
  frame: number,
  middles: readonly Point[],
  side: number,
): Corner[] {
  const edge = frame + 12 + side / 2
  const isFree = (x: number, y: number, wide: number, high: number): boolean =>
    middles.every(([a, b]) => !touches(Math.abs(x - a), Math.abs(y - b), wide / 2, high / 2))
  const named = (x: number, y: number): boolean =>
    x < width / 2 && isFree(x + (side + WORDS) / 2, y, WORDS, LINES)
  return [
    [edge, edge],
    [edge, height - edge],
    [width - edge, height - edge],
    [width - edge, edge],
  ]
    .filter(([x, y]) => isFree(x, y, side, side))
    .map(([x, y]) => ({ x, y, named: named(x, y) }))
}

/** The room that words beside a corner take. */
const WORDS = 108
const LINES = 50

/** Whether a rectangle reaches into a hex, which is taken as two rectangles: a high one and a wide one. */
const touches = (dx: number, dy: number, wide: number, high: number): boolean =>
  (dx < SX / 2 + wide && dy < HY + high) || (dx < SX * 0.85 + wide && dy < HY * 0.6 + high)
