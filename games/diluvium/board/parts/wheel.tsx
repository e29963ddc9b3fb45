import { type FC, memo } from 'react'
import { ACTIONS, type Action } from '../../data/types.ts'
import { SignAt } from '../ui/art.tsx'

const HANDLES = 8
const around = (turn: number, far: number): string =>
  `${Math.round(Math.sin(turn * 2 * Math.PI) * far * 10) / 10} ${Math.round(-Math.cos(turn * 2 * Math.PI) * far * 10) / 10}`
const rays = (from: number, to: number): string =>
  Array.from({ length: HANDLES }, (_, i) => {
    const turn = (i + 0.5) / HANDLES
    return `M${around(turn, from)}L${around(turn, to)}`
  }).join('')

/** Where the disc of each action is, from the north. */
const SPOTS = [
  [0, -58],
  [58, 0],
  [0, 58],
  [-58, 0],
] as const

/** The rudder: four actions around a wheel, the pointer on the last one that was taken. */
export const Wheel: FC<{ readonly last: Action | null }> = memo(({ last }) => (
  <svg className="dl-wheel" viewBox="-80 -80 160 160" aria-hidden="true">
    <path className="dl-handles" d={rays(66, 76)} />
    <circle className="dl-rim" r="58" />
    <circle className="dl-rim is-light" r="58" />
    <path className="dl-spokes" d={rays(16, 70)} />
    <circle className="dl-hub" r="18" />
    {ACTIONS.map((action, i) => (
      <g
        key={action}
        className={action === last ? 'dl-act is-last' : 'dl-act'}
        transform={`translate(${SPOTS[i].join(' ')})`}
      >
        <circle r="19" />
        <SignAt name={action} x={0} y={0} size={24} />
      </g>
    ))}
    {last && (
      <path
        className="dl-pointer"
        d="M0-36 8.5-10 0-15-8.5-10Z"
        transform={`rotate(${ACTIONS.indexOf(last) * 90})`}
      />
    )}
  </svg>
))
