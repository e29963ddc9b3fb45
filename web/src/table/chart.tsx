import { useSettings } from '../settings.tsx'
import { partyAt, useTable } from './context.tsx'
import { type Course, courseOf } from './course.ts'

const WIDTH = 420
const HEIGHT = 190
const EDGE = { left: 26, right: 14, top: 12, bottom: 12 }
/** Lines differ by their dashes, not by colour alone. */
const DASHES = ['none', '7 4', '2 4', '10 3 2 3', '1 3', '12 5']

/** The scores over the game, a line for each seat. */
export function Chart() {
  const table = useTable()
  const settings = useSettings()
  const { scene } = table
  const { scores, cast, picks } = scene
  if (scores.length < 2) return null
  const top = Math.max(10, ...scores.flatMap(({ scores: now }) => now.map(score => score ?? 0)))
  const x = (at: number) => EDGE.left + (at / Math.max(1, picks)) * (WIDTH - EDGE.left - EDGE.right)
  const y = (score: number) => HEIGHT - EDGE.bottom - (score / top) * (HEIGHT - EDGE.top - EDGE.bottom)
  const place = (n: number) => n.toFixed(1)
  const courses = cast.map((_, seat) => courseOf(scores, seat, picks))
  const line = ({ points, end }: Course) => {
    const steps = points.map(({ at, score }) => `H${place(x(at))}V${place(y(score))}`)
    return `M${place(x(0))} ${place(y(points[0]?.score ?? 0))}${steps.join('')}H${place(x(end.at))}`
  }
  const marks = Array.from({ length: Math.floor(top / 10) + 1 }, (_, ten) => ten * 10)
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={settings.tell('end.chart')}>
        {marks.map(mark => (
          <g key={mark} className="chart-mark">
            <path d={`M${EDGE.left} ${y(mark)}H${WIDTH - EDGE.right}`} />
            <text x={EDGE.left - 6} y={y(mark) + 4}>
              {mark}
            </text>
          </g>
        ))}
        {cast.map((party, seat) => (
          <path
            key={party}
            className={`chart-line f-${party}`}
            d={line(courses[seat])}
            strokeDasharray={DASHES[seat]}
          />
        ))}
        {courses.map(
          ({ end, left }, seat) =>
            left && (
              <path
                key={cast[seat]}
                className={`chart-left f-${cast[seat]}`}
                d={`M${place(x(end.at))} ${place(y(end.score))}m0-7 7 7-7 7-7-7Z`}
              />
            ),
        )}
      </svg>
      <figcaption>
        {cast.map((party, seat) => (
          <span key={party} className={`f-${party}`}>
            <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
              <path className="chart-line" d="M0 4H28" strokeDasharray={DASHES[seat]} />
            </svg>
            {partyAt(table, settings, seat)}
            {courses[seat].left && ` ◆ ${settings.tell('end.left')}`}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
