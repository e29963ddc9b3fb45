import { useSettings } from '../../settings.tsx'
import { useTable } from '../context.tsx'
import type { Course } from '../course.ts'
import { apart, lineOf, type Point, scoresAlong } from './curves.ts'
import { EDGE, type Frame } from './frame.ts'
import { Flags, RoundMarks } from './marks.tsx'

const HEIGHT = 188
const TOP = 12
const BOTTOM = 24
/** Lines differ by their dashes, not by colour alone. */
const DASHES = ['none', '9 5', '2 5', '11 4 2 4', '1 4', '14 5']
/** How far the labels at the end of the lines lie apart. */
const GAP = 21

/** The scores over the game, a line for each party; its piece and its score stand where it ends. */
export function ScoreLines({
  frame,
  courses,
  moments,
  label,
}: {
  readonly frame: Frame
  readonly courses: readonly Course[]
  readonly moments: readonly number[]
  readonly label: string
}) {
  const { scene, parts } = useTable()
  const { tell } = useSettings()
  const { width, x } = frame
  const { cast } = scene
  const top = Math.max(10, ...courses.flatMap(({ points }) => points.map(({ score }) => score)))
  const y = (score: number) => HEIGHT - BOTTOM - (score / top) * (HEIGHT - TOP - BOTTOM)
  const tens = Array.from({ length: Math.floor(top / 10) + 1 }, (_, ten) => ten * 10)
  const ends = apart(
    courses.map(({ end }) => y(end.score)),
    GAP,
    HEIGHT - BOTTOM,
  )
  const Seal = parts.board?.Seal
  return (
    <div className="end-chart">
      <svg width={width} height={HEIGHT} role="img" aria-label={label}>
        {tens.map(ten => (
          <g key={ten} className="chart-mark">
            <path d={`M${EDGE.left} ${y(ten)}H${width - EDGE.right}`} />
            <text x={EDGE.left - 8} y={y(ten) + 4.5}>
              {ten}
            </text>
          </g>
        ))}
        <Flags frame={frame} from={0} to={HEIGHT - BOTTOM} />
        {courses.map((course, seat) => (
          <path
            key={cast[seat]}
            className={`chart-line f-${cast[seat]}`}
            d={lineOf(scoresAlong(course, moments).map(([at, score]): Point => [x(at), y(score)]))}
            strokeDasharray={DASHES[seat]}
          />
        ))}
        {courses.map(
          ({ end, left }, seat) =>
            left && (
              <path
                key={cast[seat]}
                className={`chart-left f-${cast[seat]}`}
                d={`M${x(end.at)} ${y(end.score)}m0-7 7 7-7 7-7-7Z`}
              >
                <title>{tell('end.left')}</title>
              </path>
            ),
        )}
        <RoundMarks frame={frame} y={HEIGHT - 5} />
      </svg>
      {courses.map(({ end, left }, seat) => (
        <span
          key={cast[seat]}
          className={`chart-end f-${cast[seat]}`}
          style={{ left: width - EDGE.right + 8, top: ends[seat] }}
          aria-hidden="true"
        >
          {Seal ? <Seal party={cast[seat]} size={20} /> : <i />}
          <b>{left ? '◆' : end.score}</b>
        </span>
      ))}
    </div>
  )
}
