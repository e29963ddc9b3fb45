import type { Outline } from '@tablee/board'
import type { Report, Seat } from '@tablee/kernel'

/** A line of the journal. */
export interface JournalLine {
  readonly number: number
  readonly report: Report
  /** It came of the line before it that does not. */
  readonly follows: boolean
  /** The points that stand at its right: its own, or those that its doer scored by it. */
  readonly points: number
}

/** Reports that stand over what follows, by the ids that all games give them. */
export const HEADS: { readonly [id: string]: string | undefined } = {
  'turn.begins': 'journal-turn',
  'phase.begins': 'journal-phase',
}

/** The journal as lines: consequences under their cause, points with what they were scored for. */
export function linesOf(
  told: readonly { readonly number: number; readonly report: Report }[],
  outline: Pick<Outline<never>, 'heads' | 'points'> | null,
): readonly JournalLine[] {
  const lines: JournalLine[] = []
  let cause = -1
  let before: Report | undefined
  for (const { number, report } of told) {
    const isHead = HEADS[report.id] !== undefined
    const follows = !isHead && cause >= 0 && outline?.heads?.(report, before) === false
    const scored = outline?.points?.(report) ?? null
    before = report
    if (scored && follows && doerOf(lines[cause].report) === scored.seat) {
      lines[cause] = { ...lines[cause], points: lines[cause].points + scored.points }
      continue
    }
    if (!follows) cause = isHead ? -1 : lines.length
    lines.push({ number, report, follows, points: scored?.points ?? 0 })
  }
  return lines
}

/** Whose doing a report is, as it names it. */
function doerOf({ values }: Report): Seat | null {
  const seat = values?.seat ?? values?.party ?? values?.attacker
  return typeof seat === 'number' ? seat : null
}
