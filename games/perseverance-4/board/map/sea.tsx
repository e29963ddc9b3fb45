import { told } from '@tablee/board/kit/told.ts'
import { seeded } from '@tablee/board/seeded.ts'
import type { FC } from 'react'
import { colourOf, ownerName } from '../contents.ts'
import { Sign } from '../ui/art.tsx'
import { useView } from '../ui/part.tsx'

const WIDTH = 808
const HEIGHT = 62
const FROM = 134
const TO = 668

/** Waves, but for where the words stand. */
function waves(): string {
  const random = seeded(9)
  let d = ''
  for (let n = 0; n < 46; n++) {
    const x = random() * WIDTH
    const y = 6 + random() * (HEIGHT - 8)
    if (x < FROM - 10 && y > 10 && y < HEIGHT - 6) continue
    d += `M${x.toFixed(1)} ${y.toFixed(1)}q3-3 6 0t6 0`
  }
  return d
}
const WAVES = waves()

const PORTAL = [WIDTH - 62, HEIGHT / 2 + 1] as const
const ELLIPSES = [
  [58, 29],
  [50, 24.5],
  [33, 16],
  [17, 8],
] as const

/** An arm of the whirl. */
function arm(turn: number): string {
  let d = ''
  for (let t = 0; t <= 1.001; t += 0.08) {
    const r = 31 * (1 - t * 0.82)
    const a = turn + t * 4.6
    d += `${d ? 'L' : 'M'}${(PORTAL[0] + r * 1.55 * Math.cos(a)).toFixed(1)} ${(PORTAL[1] + r * 0.78 * Math.sin(a)).toFixed(1)}`
  }
  return d
}
const ARMS = [0, 1.57, 3.14, 4.71].map(arm).join('')

/** The rescue track over the sea, to the portal in the storm. */
export const Sea: FC = () => {
  const { view, data, board, words } = useView()
  const { rescue } = data
  const step = (TO - FROM) / Math.max(1, rescue.length - 1)
  const mine = view.players[view.seat ?? 0].rescue
  const [px, py] = PORTAL
  return (
    <div className="p4-seaw">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: each step is named by itself */}
      <svg className="p4-sea" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT}>
        <rect className="p4-sea-a" width={WIDTH} height={HEIGHT} />
        <path className="p4-sea-w" d={WAVES} />
        {ELLIPSES.map(([rx, ry], i) => (
          <ellipse
            key={rx}
            className={`p4-po-${i}`}
            cx={px}
            cy={py}
            rx={rx}
            ry={ry}
            transform={`rotate(-4 ${px} ${py})`}
          />
        ))}
        <path className="p4-po-l" d={ARMS} />
        <path
          className="p4-po-b"
          d={`M${px - 40} ${py - 28}l9 11-5 1 8 10M${px + 43} ${py - 25}l-9 9 5 2-9 9`}
        />
        <path className="p4-sea-t" d={`M${FROM} ${py}H${TO}L${px - 50} ${py}`} />
        {rescue.map((glory, i) => {
          const there = view.players.flatMap((player, seat) => (player.rescue === i ? [seat] : []))
          const x = FROM + i * step
          const who = there.map(seat => ownerName(view, seat, words)).join(', ')
          return (
            <g
              key={glory}
              className={`p4-rs${there.length > 0 ? ` is-on pv-p-${colourOf(view, there[0])}` : i < mine ? ' is-past' : ''}`}
              {...told([board.rescueAt(i, glory), who].filter(Boolean).join(': '))}
            >
              <circle cx={x} cy={py} r={there.length > 0 ? 15 : 13} />
              <text x={x} y={py + 4.5}>
                {glory}
              </text>
            </g>
          )
        })}
      </svg>
      <p>
        <Sign name="rescue" />
        <b>{board.rescue}</b>
      </p>
    </div>
  )
}
