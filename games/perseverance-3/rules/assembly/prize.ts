import type { Prize } from '../../data/shape.ts'
import type { Perseverance3 } from '../../state.ts'

/** setup.16, invariant 18: the tile that counts now. */
export const tileNow = ({ assemblies: held, data }: Perseverance3): number =>
  Math.min(held + 1, data.assembly.length - 1)

/** The prize of a place on the tile that counts now; null where there is none. */
export function prizeFor(state: Perseverance3, place: number): Prize | null {
  return place === 0 ? null : (state.data.assembly[tileNow(state)].prizes[state.side][place - 1] ?? null)
}
