import type { FC } from 'react'
import { MONSTERS, type MonsterId } from '../../../data/monsters.ts'
import { AIR } from './air.ts'
import type { Layer } from './drawing.ts'
import { FIRE } from './fire.ts'
import { JUNGLE } from './jungle.ts'
import { WATER } from './water.ts'
import './monsters.css'

/** Every monster, from its hindmost shape to its foremost. */
export const DRAWINGS: { readonly [M in MonsterId]: readonly Layer[] } = {
  ...JUNGLE,
  ...FIRE,
  ...AIR,
  ...WATER,
}

/** The other side of a twin. */
const MIRRORED = 'matrix(-1 0 0 1 160 0)'

/** The shapes of a monster on their grid of 160 by 122, for a drawing around them. */
export const MonsterShapes: FC<{ readonly id: MonsterId }> = ({ id }) => (
  <g className={`ml-monster mo-${MONSTERS[id].affinity}`}>
    {DRAWINGS[id].map(({ paint, d, twin }) => (
      <g key={paint + d} className={`mo-${paint}`}>
        <path d={d} />
        {twin && <path d={d} transform={MIRRORED} />}
      </g>
    ))}
  </g>
)

/** A monster as a picture of its own, as large as its surroundings have it; what it is called stands beside it. */
export const MonsterArt: FC<{ readonly id: MonsterId; readonly className?: string }> = ({
  id,
  className = '',
}) => (
  <svg
    className={`ml-monster-art ${className}`}
    viewBox="0 -4 160 124"
    preserveAspectRatio="xMidYMax meet"
    aria-hidden="true"
  >
    <MonsterShapes id={id} />
  </svg>
)
