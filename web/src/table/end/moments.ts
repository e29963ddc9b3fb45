import type { Report, Seat } from '@tablee/kernel'
import type { ChancesAt, ScoresAt } from '@tablee/table'

/** A moment that turned a game. */
export interface KeyMoment {
  /** A to E, in the order of the game. */
  readonly letter: string
  /** The number of picks just before it, and when it is over. */
  readonly at: number
  readonly to: number
  /** Whose luck turned; null where all share it. */
  readonly seat: Seat | null
  /** The chances before and after; null where nobody judged them. */
  readonly chances: readonly [before: number, after: number] | null
  /** Whether the game was over with it. */
  readonly isLast: boolean
  /** What happened. */
  readonly reports: readonly Report[]
}

/** A finished game, as key moments are found in it. */
export interface Finished {
  readonly chances: readonly ChancesAt[]
  readonly scores: readonly ScoresAt[]
  readonly journal: readonly Report[]
  readonly winners: readonly Seat[]
  /** All win or lose together. */
  readonly together: boolean
  readonly tells: (report: Report) => number
}

const LETTERS = 'ABCDE'
/** A smaller change is no turn of a game. */
const LEAST = 0.03
/** More reports than these are a story, not a moment. */
const TOLD = 2

/** A stretch between two judgements, and whose chances changed most in it. */
interface Swing {
  readonly from: number
  readonly to: number
  readonly seat: Seat
  readonly by: readonly [number, number]
}

/** The greatest turns of a game and its end, in their order. */
export function keyMoments(game: Finished): readonly KeyMoment[] {
  const { chances, scores, winners, together } = game
  const judged = chances.length > 1
  const all = swings(judged ? chances : shares(scores))
  const last = all.at(-1)
  if (!last) return []
  const turns = all
    .slice(0, -1)
    .filter(swing => size(swing) >= LEAST && tellingOf(game, swing).length > 0)
    .sort((a, b) => size(b) - size(a))
    .slice(0, LETTERS.length - 1)
    .sort((a, b) => a.from - b.from)
  return [...turns, last].map((swing, index, kept): KeyMoment => {
    const isLast = index === kept.length - 1
    const reports = tellingOf(game, swing).slice(isLast ? -1 : 0)
    const begins = reports.length > 0 ? Math.max(swing.from, reports[0].at - 1) : swing.from
    return {
      letter: LETTERS[index],
      at: begins,
      to: Math.min(swing.to, (reports.at(-1)?.at ?? swing.to) + 1),
      seat: together ? null : isLast ? (winners[0] ?? swing.seat) : swing.seat,
      chances: judged ? swing.by : null,
      isLast,
      reports,
    }
  })
}

const size = ({ by: [before, after] }: Swing): number => Math.abs(after - before)

function swings(chances: readonly ChancesAt[]): Swing[] {
  return chances.slice(1).map(({ at: to, chances: after }, index) => {
    const { at: from, chances: before } = chances[index]
    let seat = 0
    for (let one = 1; one < after.length; one++)
      if (Math.abs(after[one] - before[one]) > Math.abs(after[seat] - before[seat])) seat = one
    return { from, to, seat, by: [before[seat], after[seat]] as const }
  })
}

/** Scores as shares of the highest, where nobody judged the game. */
function shares(scores: readonly ScoresAt[]): ChancesAt[] {
  const top = Math.max(1, ...scores.flatMap(({ scores: now }) => now.map(score => score ?? 0)))
  return scores.map(({ at, scores: now }) => ({ at, chances: now.map(score => (score ?? 0) / top) }))
}

/** What everybody could see happen in a stretch, the most telling of it. */
function tellingOf({ journal, tells }: Finished, { from, to }: Swing): readonly Report[] {
  return journal
    .filter(report => !report.to && report.at > from && report.at <= to)
    .map((report, order) => ({ report, order, weight: tells(report) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || b.order - a.order)
    .slice(0, TOLD)
    .sort((a, b) => a.order - b.order)
    .map(({ report }) => report)
}
