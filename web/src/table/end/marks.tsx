import { useSettings } from '../../settings.tsx'
import { useTable } from '../context.tsx'
import { EDGE, type Frame } from './frame.ts'

/** The width that the number of a round needs, in pixels. */
const LABEL = 34

/** The numbers of the rounds where each ends; some only, where they would be too close. */
export function RoundMarks({ frame, y }: { readonly frame: Frame; readonly y: number }) {
  const { tell } = useSettings()
  const { game } = useTable().scene
  const { axis, width } = frame
  const each = (width - EDGE.left - EDGE.right) / axis.rounds
  const every = Math.max(1, Math.ceil(LABEL / each))
  return Array.from({ length: axis.rounds }, (_, index) => index + 1)
    .filter(round => round === 1 || round % every === 0)
    .map(round => (
      <text key={round} className="chart-round" x={EDGE.left + round * each} y={y}>
        {round === 1 && each > 2 * LABEL ? tell('end.round', { game, round }) : round}
      </text>
    ))
}

/** A thin line at each key moment. */
export function Flags({
  frame: { moments, x },
  from,
  to,
  on,
}: {
  readonly frame: Frame
  readonly from: number
  readonly to: number
  /** On the fills of a chart of chances. */
  readonly on?: true
}) {
  return moments.map(({ letter, at }) => (
    <path key={letter} className={on ? 'chart-flag on-fill' : 'chart-flag'} d={`M${x(at)} ${from}V${to}`} />
  ))
}
