import type { FC } from 'react'
import { clearingShapes } from '../art/clearings.ts'
import { forests, gladeOf } from '../art/forests.ts'
import { short } from '../art/geometry.ts'
import type { Woodland } from '../art/woodland.ts'
import { usePart } from '../ui/part.tsx'

/** A soft edge, drawn as strokes one over the other: a blur would cost more than all the rest of the map. */
const STROKES: readonly { readonly width: number; readonly opacity: number }[] = [
  { width: 32, opacity: 0.09 },
  { width: 26, opacity: 0.13 },
  { width: 20, opacity: 0.18 },
  { width: 14, opacity: 0.24 },
  { width: 8, opacity: 0.3 },
]

/** What may be chosen glows, and breathes: all of it together, below all that stands in the woodland. */
export const Glows: FC<{ readonly wood: Woodland }> = ({ wood }) => {
  const { spots } = usePart()
  const { width, height } = wood.plate
  const may = (ref: string): boolean => (spots.get(ref)?.candidates.length ?? 0) > 0
  const clearings = clearingShapes(wood).filter((_, i) => may(`clearing:${i + 1}`))
  const glades = forests(wood).filter(({ id }) => may(`forest:${id}`))
  const gates = wood.gates.filter(({ path }) => may(`path:${path.join('-')}`))
  if (clearings.length + glades.length + gates.length === 0) return null
  return (
    <svg
      className="rt-glows"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {STROKES.map(({ width: strokeWidth, opacity }) => (
        <g key={strokeWidth} strokeWidth={strokeWidth} strokeOpacity={opacity}>
          {clearings.map(({ glow }) => (
            <path key={glow} d={glow} />
          ))}
          {glades.map(forest => (
            <ellipse key={forest.id} {...gladeOf(wood.plate, forest, 4)} />
          ))}
          {gates.map(({ path, at: [x, y] }) => (
            <rect key={path.join('-')} x={short(x - 20)} y={short(y - 15)} width="40" height="30" rx="10" />
          ))}
        </g>
      ))}
    </svg>
  )
}
