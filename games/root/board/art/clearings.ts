import { blob } from './geometry.ts'
import type { Woodland } from './woodland.ts'

/** The outlines of a clearing, and where along its rim the flag stands. */
export interface ClearingShape {
  readonly glow: string
  readonly halo: string
  readonly focus: string
  readonly shadow: string
  readonly lip: string
  readonly rim: string
  readonly ground: string
  /** The middle of the rim, and how wide it is. */
  readonly arc: string
  readonly rimWidth: number
  readonly flag: number
}

const known = new Map<Woodland, readonly ClearingShape[]>()

/** The shapes of the clearings of a woodland, by their number less one. */
export function clearingShapes(wood: Woodland): readonly ClearingShape[] {
  const made = known.get(wood) ?? wood.map.clearings.map(({ id }) => shape(wood, id))
  known.set(wood, made)
  return made
}

function shape(wood: Woodland, id: number): ClearingShape {
  const { rx, ry, rim, halo } = wood.plate
  const outline = (grow: number): string => blob(wood.middles[id], rx, ry, id, grow)
  return {
    glow: outline(halo + 2),
    halo: outline(halo),
    focus: outline(halo + 4),
    shadow: outline(2),
    lip: outline(2.5),
    rim: outline(0),
    ground: outline(-rim),
    arc: outline(0.3 - rim / 2),
    rimWidth: rim + 0.6,
    flag: flagAt(wood, id),
  }
}

/** Where along the rim the flag stands, from the middle: it slides away from a neighbour. */
function flagAt({ plate, middles }: Woodland, id: number): number {
  const { rx, ry, flag, pillHeight } = plate
  const scale = pillHeight / 20
  const [cx, cy] = middles[id]
  const y = cy - ry - pillHeight * 0.3
  const free = (fraction: number): boolean => {
    const x = cx + rx * fraction + 13 * scale
    return middles.every(
      ([ox, oy], other) =>
        other === 0 ||
        other === id ||
        Math.hypot((x - ox) / (rx + 20 * scale), (y - oy) / (ry + 20 * scale)) > 1,
    )
  }
  return [flag, 0.34, 0, -0.2].find(free) ?? flag
}
