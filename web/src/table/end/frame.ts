import type { Axis } from './axis.ts'
import type { KeyMoment } from './moments.ts'

/** The room around a chart, in pixels. */
export const EDGE = { left: 40, right: 76 }

/** What both charts share: the axis, and where it is drawn. */
export interface Frame {
  readonly axis: Axis
  readonly width: number
  readonly x: (at: number) => number
  readonly moments: readonly KeyMoment[]
}

/** The colours of a seat; those of the house where all share. */
export const partyClass = (cast: readonly string[], seat: number | null): string =>
  seat === null ? 'f-all' : `f-${cast[seat]}`
