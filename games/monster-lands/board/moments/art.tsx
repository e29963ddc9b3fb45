import type { FC } from 'react'
import type { MonsterId } from '../../data/monsters.ts'
import type { Affinity } from '../../data/types.ts'
import { MonsterShapes } from '../map/monsters/art.tsx'

/** The picture of a scene: its room, and where the ground begins. */
const WIDTH = 330
const HEIGHT = 300

/** How the land in front is made: swells, leaves, cracked plates, terraces of cloud. */
const ROWS: readonly {
  readonly y: number
  readonly step: number
  readonly rise: number
  readonly from: number
}[] = [
  { y: 226, step: 36, rise: 6, from: 0 },
  { y: 246, step: 42, rise: 7, from: 14 },
  { y: 270, step: 48, rise: 7, from: 6 },
]

const SHAPES: { readonly [A in Affinity]: (step: number, rise: number) => string } = {
  water: (step, rise) => `q${step / 2} ${-rise * 2} ${step} 0`,
  jungle: (step, rise) =>
    `l${step * 0.2} ${-rise * 2.2} ${step * 0.14} ${rise * 1.3} ${step * 0.2} ${-rise * 1.6} ${step * 0.2} ${rise * 1.8} ${step * 0.26} ${rise * 0.7}`,
  fire: (step, rise) =>
    `l${step * 0.3} ${-rise * 1.5} ${step * 0.26} ${rise * 0.9} ${step * 0.16} ${-rise * 0.6} ${step * 0.28} ${rise * 1.2}`,
  air: (step, rise) => `a${step / 2} ${rise * 1.5} 0 0 1 ${step} 0`,
}

function ground(affinity: Affinity, { y, step, rise, from }: (typeof ROWS)[number]): string {
  let d = `M${from - step} ${y}`
  for (let x = from - step; x < WIDTH + 20; x += step) d += SHAPES[affinity](step, rise)
  return `${d}V${HEIGHT + 1}H${-step}Z`
}

/** A monster in its land at sunset; where it is gone, the land alone. */
export const Sunset: FC<{
  readonly monster: MonsterId | null
  readonly land: Affinity
  readonly beaten?: boolean
}> = ({ monster, land, beaten = false }) => (
  <svg
    className={`ml-sunset in-${land}`}
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect className="ml-sky" width={WIDTH} height={HEIGHT} />
    <circle className="ml-sun" cx="165" cy="128" r="92" />
    <path className="ml-far" d="M0 170c40-16 70-10 110-4s90-16 130-6 60 6 90-2v60H0Z" />
    <path className="ml-ground-0" d={`M0 182h${WIDTH}v118H0Z`} />
    {monster && (
      <g className={beaten ? 'is-beaten' : undefined} transform="translate(25 43.5) scale(1.75)">
        <MonsterShapes id={monster} />
      </g>
    )}
    {ROWS.map((row, i) => (
      <path key={row.y} className={`ml-ground-${i + 1}`} d={ground(land, row)} />
    ))}
  </svg>
)
