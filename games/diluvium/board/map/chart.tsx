import { type FC, memo } from 'react'
import { type Point, short } from './coast.ts'
import { FRAME } from './plan.ts'

const RHUMBS = 32
const turn = (part: number): number => part * 2 * Math.PI
const from = ([x, y]: Point, angle: number, far: number): string =>
  `${short(x + Math.cos(angle) * far)} ${short(y + Math.sin(angle) * far)}`

interface SeaProps {
  readonly width: number
  readonly height: number
  /** Where the rose is, if there is room for it. */
  readonly x: number
  readonly y: number
  readonly rose: number
}

/** The sea: swell, rhumb lines and the rose that they come from. */
export const Sea: FC<SeaProps> = memo(({ width, height, x, y, rose }) => (
  <>
    <pattern id="dl-swell" width="44" height="26" patternUnits="userSpaceOnUse">
      <path className="dl-swell" d="M4 8q4-4 8 0t8 0M26 21q4-4 8 0t8 0" />
    </pattern>
    <rect className="dl-sea" width={width} height={height} />
    <rect width={width} height={height} fill="url(#dl-swell)" />
    <path className="dl-rhumb" d={rhumbs([x, y], rose * 1.15)} />
    {rose > 0 && <Rose x={x} y={y} r={rose} />}
  </>
))

const rhumbs = (at: Point, near: number): string =>
  Array.from({ length: RHUMBS }, (_, i) => {
    const angle = turn(i / RHUMBS)
    return `M${from(at, angle, near)}L${from(at, angle, 1600)}`
  }).join('')

/** The points of the rose: how many, turned by how much, how long, how wide where they meet. */
const POINTS: readonly (readonly [n: number, turned: number, long: number, wide: number])[] = [
  [8, 1 / 16, 0.62, 0.13],
  [4, 1 / 8, 0.78, 0.17],
  [4, 0, 1, 0.2],
]

const Rose: FC<{ readonly x: number; readonly y: number; readonly r: number }> = ({ x, y, r }) => {
  const half = (side: 1 | -1): string =>
    POINTS.flatMap(([n, turned, long, wide]) =>
      Array.from({ length: n }, (_, i) => {
        const angle = turn(i / n + turned)
        const beside = angle + side * turn(1 / 16) * (n === 8 ? 0.6 : 1)
        return `M${from([x, y], angle, r * long)}L${from([x, y], beside, r * wide)}L${x} ${y}Z`
      }),
    ).join('')
  return (
    <g className="dl-rose">
      <circle cx={x} cy={y} r={short(r * 0.66)} />
      <circle cx={x} cy={y} r={short(r * 0.72)} />
      <path className="dl-rose-light" d={half(-1)} />
      <path className="dl-rose-dark" d={half(1)} />
      <path
        className="dl-rose-dark"
        d={`M${x} ${short(y - r * 1.3)}l${short(r * 0.12)} ${short(r * 0.22)}h${short(-r * 0.24)}Z`}
      />
    </g>
  )
}

/** How long a mark of the graduated frame is, about, and how wide. */
const MARK = 24
const BAND = 4

function band(x: number, y: number, long: number, lies: boolean): string {
  const marks = Math.round(long / MARK)
  const step = long / marks
  return Array.from({ length: Math.ceil(marks / 2) }, (_, i) => {
    const at = short(2 * i * step)
    const mark = short(step)
    return lies
      ? `M${short(x + at)} ${y}h${mark}v${BAND}h${-mark}Z`
      : `M${x} ${short(y + at)}v${mark}h${BAND}v${-mark}Z`
  }).join('')
}

/** The graduated frame around the chart. */
export const Frame: FC<{ readonly width: number; readonly height: number }> = memo(({ width, height }) => {
  const m = FRAME
  const [right, bottom] = [short(width - m), short(height - m)]
  const bands = [
    band(m, m - BAND, width - 2 * m, true),
    band(m, bottom, width - 2 * m, true),
    band(m - BAND, m, height - 2 * m, false),
    band(right, m, height - 2 * m, false),
  ]
  return (
    <g className="dl-frame">
      <path
        className="dl-frame-paper"
        fillRule="evenodd"
        d={`M0 0H${width}V${height}H0ZM${m} ${m}V${bottom}H${right}V${m}Z`}
      />
      <path className="dl-frame-marks" d={bands.join('')} />
      <path
        className="dl-frame-line"
        d={`M${m - BAND} ${m - BAND}H${right + BAND}V${bottom + BAND}H${m - BAND}ZM${m} ${m}H${right}V${bottom}H${m}Z`}
      />
    </g>
  )
})
