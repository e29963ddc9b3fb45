import type { ChancesAt } from '@tablee/table'
import { useSettings } from '../../settings.tsx'
import { partyAt, useTable } from '../context.tsx'
import { bandsOf, lineOf, type Point } from './curves.ts'
import { EDGE, type Frame } from './frame.ts'
import { Flags, RoundMarks } from './marks.tsx'

const USUAL = 132
/** Where it stands alone. */
const ALONE = 264
const TOP = 6
const BOTTOM = 6
const ROUNDS = 22
/** How wide a letter of a label is, about, and how high its line, in pixels. */
const LETTER = 7.4
const LINE = 19

/** The chances to win over the game: a band for each rival, or one field for all who play together. */
export function Chances({
  frame,
  chances,
  rounds,
}: {
  readonly frame: Frame
  readonly chances: readonly ChancesAt[]
  /** Whether the rounds are told under it, since no chart above does. */
  readonly rounds: boolean
}) {
  const table = useTable()
  const settings = useSettings()
  const { tell } = settings
  const { scene, parts } = table
  const { cast, players, outcome } = scene
  const together = parts.board?.arrangement === 'together'
  const { width, x } = frame
  const field = rounds ? ALONE : USUAL
  const height = field + (rounds ? ROUNDS : 0)
  const y = (share: number) => TOP + share * (field - TOP - BOTTOM)
  const rank = (seat: number) => Number(outcome?.winners.includes(seat))
  const order = together ? [0] : players.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a))
  const bands = together
    ? [chances.map(({ at, chances: [all] }) => ({ at, from: 1 - all, to: 1 }))]
    : bandsOf(chances, order)
  return (
    <div className="end-chart">
      <h3>{tell(together ? 'end.chancesTogether' : 'end.chances')}</h3>
      <svg width={width} height={height} role="img" aria-label={tell('end.chancesLabel')}>
        {bands.map((band, place) => {
          const upper = band.map(({ at, from }): Point => [x(at), y(from)])
          const lower = band.map(({ at, to }): Point => [x(at), y(to)])
          return (
            <path
              key={order[place]}
              className={`chart-band ${together ? 'f-all' : `f-${cast[order[place]]}`}`}
              d={`${lineOf([...upper, ...lower.toReversed()])}Z`}
            />
          )
        })}
        <Flags frame={frame} from={TOP} to={field - BOTTOM} on />
        {[0, 50, 100].map(percent => (
          <g key={percent} className="chart-mark">
            <text x={EDGE.left - 8} y={y(1 - percent / 100) + 4.5}>
              {percent}
            </text>
          </g>
        ))}
        {!together &&
          bands.map((band, place) => {
            const words = partyAt(table, settings, order[place])
            const upper = band.map(({ at, from }): Point => [x(at), y(from)])
            const lower = band.map(({ at, to }): Point => [x(at), y(to)])
            const at = roomFor(words, upper, lower)
            return (
              at && (
                <text key={order[place]} className="chart-band-name" x={at[0]} y={at[1] + 4.5}>
                  {words}
                </text>
              )
            )
          })}
        {rounds && <RoundMarks frame={frame} y={height - 4} />}
      </svg>
    </div>
  )
}

/** Where in a band its name has the most room; null where it has too little everywhere. */
function roomFor(words: string, upper: readonly Point[], lower: readonly Point[]): Point | null {
  const half = (words.length * LETTER) / 2
  let best: { readonly at: Point; readonly room: number } | null = null
  for (const [x] of upper) {
    const near = upper.flatMap(([one], i) => (Math.abs(one - x) <= half ? [i] : []))
    if (x - half < upper[0][0] || x + half > upper[upper.length - 1][0]) continue
    const high = Math.max(...near.map(i => upper[i][1]))
    const low = Math.min(...near.map(i => lower[i][1]))
    if (low - high >= LINE && low - high > (best?.room ?? 0))
      best = { at: [x, (high + low) / 2], room: low - high }
  }
  return best?.at ?? null
}
