import { seeded } from '@tablee/board/seeded.ts'
import { PLANT_SHAPES } from '@tablee/perseverance/board/art/pieces.ts'
import type { FC } from 'react'
import { ZONES } from '../../data/types.ts'

/** The room that the north is drawn in, and each warpath’s. */
export const WIDTH = 808
export const HEIGHT = 176
export const COLUMN = 202

/** Where the spaces of a warpath lie, the topmost first from the gateway. */
export const nodeAt = (column: number, space: number, of: number): readonly [x: number, y: number] => [
  column * COLUMN + 42 + [0, 5, -3, 4, -4, 2, 3, -3][space % 8],
  92 + (of - space) * (74 / Math.max(1, of - 1)),
]

const GATE = [WIDTH / 2, 74] as const

/** A ridge of hills from edge to edge. */
function ridge(y: number, height: number, shift: number): string {
  let d = `M-10 ${y}`
  for (let x = -10; x <= WIDTH + 10; x += 26)
    d += `L${x} ${(y + height * Math.sin(x / 61 + shift) + height * 0.7 * Math.sin(x / 23 + shift * 2)).toFixed(1)}`
  return `${d}V${HEIGHT}H-10Z`
}

/** The road from the gateway over all spaces down to the battlefield. */
function road(column: number, spaces: number): string {
  const at = (space: number) => nodeAt(column, space, spaces)
  const [x, y] = at(spaces)
  const side = Math.sign(x - GATE[0])
  let d = `M${GATE[0] + side * 8} ${GATE[1]}C${GATE[0] + side * 40} ${GATE[1] + 6} ${x} ${GATE[1] - 10} ${x} ${y}`
  for (let space = spaces - 1; space >= 1; space--) {
    const [nx, ny] = at(space)
    d += `S${nx + (space % 2 ? 5 : -5)} ${(ny - 9).toFixed(1)} ${nx} ${ny.toFixed(1)}`
  }
  return `${d}L${at(1)[0]} ${HEIGHT}`
}

interface Plant {
  readonly x: number
  readonly y: number
  readonly u: number
}

/** Peaks, trees and rocks where nothing else is. */
function plants(): readonly Plant[] {
  const random = seeded(41)
  const taken = (x: number, y: number): boolean =>
    (Math.abs(x - GATE[0]) < 120 && y < 92) ||
    ZONES.some((_, column) => x > column * COLUMN + 4 && x < column * COLUMN + 196 && y > 78)
  const found: Plant[] = []
  for (let n = 0; n < 900 && found.length < 80; n++) {
    const x = random() * WIDTH
    const y = 24 + random() * (HEIGHT - 20)
    if (taken(x, y) || found.some(one => Math.hypot(one.x - x, (one.y - y) * 1.3) < 22)) continue
    found.push({ x, y, u: random() })
  }
  return found.sort((a, b) => a.y - b.y)
}

const PLANTS = plants()
const STEPS = [
  [96, 0, 15],
  [78, 15, 14],
  [60, 29, 13],
  [43, 42, 12],
  [27, 54, 9],
] as const

/** The gateway of the Ancients: a stepped pyramid with a door of light. */
const Gate: FC = () => (
  <g transform={`translate(${GATE[0]} ${GATE[1] + 4})`}>
    <path className="p4-gl" d="M-70-92 0-30 70-92 96-60 14-18H-14L-96-60Z" />
    {STEPS.map(([w, y, h], i) => (
      <path key={w} className={`p4-gs-${i % 2}`} d={`M${-w} ${-y}h${2 * w}l-7 ${-h}h${-2 * w + 14}Z`} />
    ))}
    <path className="p4-gs-l" d="M-14 0h28v-63h-28Z" />
    <path className="p4-ga-0" d="M-25 0v-24c0-15 11-25 25-25s25 10 25 25V0Z" />
    <path className="p4-ga-1" d="M-20 0v-24c0-12 9-20 20-20s20 8 20 20V0Z" />
    <path className="p4-ga-2" d="M-13 0v-23c0-9 6-15 13-15s13 6 13 15V0Z" />
    <path className="p4-ga-3" d="M-6 0v-21c0-6 3-9 6-9s6 3 6 9V0Z" />
    <path
      className="p4-ga-l"
      d="M-17-12c5 3 8-4 13-1s8-4 13-1 6-2 8-3M-16-26c5 3 7-4 12-1s8-4 12-1 6-2 8-3"
    />
  </g>
)

/** The land before the city, with the roads of all warpaths; what stands on them is drawn over it. */
export const Land: FC<{ readonly spaces: number }> = ({ spaces }) => {
  const roads = ZONES.map((_, column) => road(column, spaces)).join('')
  return (
    <svg
      className="p4-north"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <rect className="p4-ground" width={WIDTH} height={HEIGHT} />
      <path className="p4-ridge-1" d={ridge(30, 9, 1)} />
      <path className="p4-ridge-2" d={ridge(50, 7, 3.1)} />
      <path className="p4-ridge-3" d={ridge(72, 4, 5)} />
      <g fill="none" strokeLinecap="round">
        <path className="pv-m-path-edge" d={roads} strokeWidth="8.6" />
        <path className="pv-m-path" d={roads} strokeWidth="5.8" />
        <path className="pv-m-path-dot" d={roads} strokeWidth="1.5" strokeDasharray=".1 6" />
      </g>
      {PLANTS.map(({ x, y, u }) => (
        <g
          key={`${x}`}
          className={`p4-v${1 + Math.floor(u * 3)}`}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(0.75 + u * 0.35).toFixed(2)})`}
        >
          {PLANT_SHAPES[u < 0.55 ? 'peak' : u < 0.8 ? 'conifer' : 'rock'].map(([part, d]) => (
            <path key={part} className={`pv-tr-${part}`} d={d} />
          ))}
        </g>
      ))}
      <Gate />
    </svg>
  )
}
