import type { FC } from 'react'
import { BUILDING_IDS } from '../../data/board.ts'
import { usePart } from '../ui/part.tsx'
import { plateOf } from './building.tsx'
import { pathRef } from './contents.ts'
import { lyingIn } from './gates.tsx'
import { placeIn } from './mission.tsx'
import { isLand, type Plan, type Rect, roadIn, rounded } from './plan.ts'

/** A soft edge, drawn as strokes one over the other: a blur would cost more than all the rest of the map. */
const STROKES: readonly { readonly width: number; readonly opacity: number }[] = [
  { width: 34, opacity: 0.1 },
  { width: 27, opacity: 0.14 },
  { width: 20, opacity: 0.2 },
  { width: 13, opacity: 0.28 },
]

/** What may be chosen glows, and breathes: all of it together, below all that stands on the board. */
export const Glows: FC<{ readonly plan: Plan }> = ({ plan }) => {
  const { spots, props } = usePart()
  const lands = props.view.zones.filter(isLand)
  const places: (readonly [ref: string, rect: Rect])[] = [
    ...BUILDING_IDS.map(id => [`building:${id}`, plateOf(plan.buildings[id])] as const),
    ...props.view.zones.flatMap(zone =>
      zone.paths.map((_, path) => {
        const ref = pathRef(zone, path)
        if (isLand(zone))
          return [ref, roadIn(plan.lands[lands.indexOf(zone)], path, zone.paths.length)] as const
        if (zone.id === 'gates') return [ref, lyingIn(plan.gates, path)] as const
        return [ref, placeIn(plan.missions[zone.id === 'missionA' ? 0 : 1], path)] as const
      }),
    ),
  ]
  const open = places.filter(([ref]) => (spots.get(ref)?.candidates.length ?? 0) > 0)
  if (open.length === 0) return null
  return (
    <svg className="ml-glows" viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
      {STROKES.map(({ width, opacity }) => (
        <g key={width} strokeWidth={width} strokeOpacity={opacity}>
          {open.map(([ref, rect]) => (
            <path key={ref} d={rounded(rect, 11)} />
          ))}
        </g>
      ))}
    </svg>
  )
}
