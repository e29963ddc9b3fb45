import { type FC, Suspense, use } from 'react'
import { MONSTERS, type MonsterId } from '../../../data/monsters.ts'
import type { Drawing } from './drawing.ts'
import './monsters.css'

/** Every monster in its own file: a table fetches those that come to it. */
const files = import.meta.glob<{ drawing: Drawing }>('./each/*.ts')

const fetched: { [M in MonsterId]?: Promise<Drawing> } = {}

/** The drawing of a monster, fetched once. */
export function drawingOf(id: MonsterId): Promise<Drawing> {
  fetched[id] ??= files[`./each/${id}.ts`]().then(({ drawing }) => drawing)
  return fetched[id]
}

/** The other side of a twin. */
const MIRRORED = 'matrix(-1 0 0 1 160 0)'

const Shapes: FC<{ readonly id: MonsterId }> = ({ id }) =>
  use(drawingOf(id)).map(({ paint, d, twin }) => (
    <g key={paint + d} className={`mo-${paint}`}>
      <path d={d} />
      {twin && <path d={d} transform={MIRRORED} />}
    </g>
  ))

/** The shapes of a monster on their grid of 160 by 122, for a drawing around them. */
export const MonsterShapes: FC<{ readonly id: MonsterId }> = ({ id }) => (
  <g className={`ml-monster mo-${MONSTERS[id].affinity}`}>
    <Suspense fallback={null}>
      <Shapes id={id} />
    </Suspense>
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
