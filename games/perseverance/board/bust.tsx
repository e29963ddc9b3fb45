import type { FC } from 'react'
import type { Dissenter } from '../data/dissenters.ts'
import type { Colour } from '../ids.ts'
import { BUSTS } from './art/busts.ts'

/** The portrait of Narek or Camilla before the colour of their pieces. */
export const Bust: FC<{ readonly of: Dissenter; readonly colour: Colour; readonly size?: number }> = ({
  of,
  colour,
  size = 44,
}) => (
  <svg className={`pv-bust pv-p-${colour}`} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
    <rect className="pv-bust-ground" width="48" height="48" rx="11" />
    <clipPath id={`pv-bust-${of}`}>
      <rect width="48" height="48" rx="11" />
    </clipPath>
    <g clipPath={`url(#pv-bust-${of})`}>
      {BUSTS[of].map(([d, ink, width]) => (
        <path
          key={d}
          d={d}
          {...(width === undefined ? { fill: ink } : { fill: 'none', stroke: ink, strokeWidth: width })}
        />
      ))}
    </g>
  </svg>
)
