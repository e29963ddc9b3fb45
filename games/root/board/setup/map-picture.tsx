import type { FC } from 'react'
import { MAPS } from '../../data/map.ts'
import { pathsOf } from '../art/plate.ts'

/** How much wider than high the woodland is drawn. */
const WIDE = 1.35

/** A map in small: clearings, paths and rivers, drawn from its data. */
export const MapPicture: FC<{ readonly value: string }> = ({ value }) => {
  const map = MAPS[value]
  const at = (id: number): string => `${map.clearings[id - 1].x * WIDE} ${map.clearings[id - 1].y}`
  const rivers = map.clearings.flatMap(({ id, rivers: to }) => to.map(other => `M${at(id)}L${at(other)}`))
  return (
    <svg className="rt-little" viewBox={`6 2 ${100 * WIDE - 10} 98`} aria-hidden="true">
      <path className="rt-little-river" d={rivers.join('')} />
      <path
        className="rt-little-path"
        d={pathsOf(map)
          .map(([a, b]) => `M${at(a)}L${at(b)}`)
          .join('')}
      />
      {map.clearings.map(({ id, suit, x, y }) => (
        <circle key={id} className={`s-${suit}`} cx={x * WIDE} cy={y} r="6" />
      ))}
    </svg>
  )
}
