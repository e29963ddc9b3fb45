import { type FC, useId } from 'react'
import type { Affinity } from '../../data/types.ts'

interface Tile {
  readonly width: number
  readonly height: number
  readonly d: string
  readonly filled?: true
  readonly turned?: string
}

/** Fire in zigzags, water in waves, air in broken lines, jungle in leaves. */
const TILES: { readonly [A in Affinity]: Tile } = {
  fire: { width: 8, height: 8, d: 'M0 8 4 2l4 6M-4 8 0 2M8 2l4 6' },
  water: { width: 10, height: 5, d: 'M0 3.5q2.5-3 5 0t5 0' },
  air: { width: 12, height: 6, d: 'M0 1.5h8M6 4.5h6' },
  jungle: { width: 7, height: 7, d: 'M0 3.5c2-2 4-2 5 0-1 2-3 2-5 0Z', filled: true, turned: 'rotate(40)' },
}

/** The pattern of an affinity: it covers whatever it lies in. */
export const Pattern: FC<{ readonly affinity: Affinity }> = ({ affinity }) => {
  const id = useId()
  const { width, height, d, filled, turned } = TILES[affinity]
  return (
    <svg className="ml-pattern" aria-hidden="true">
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse" patternTransform={turned}>
        <path className={filled && 'is-filled'} d={d} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
