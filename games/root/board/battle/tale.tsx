import type { Message } from '@tablee/kernel'
import type { FC } from 'react'
import { castOf } from '../contents.ts'
import { partyOf } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { MOMENTS } from '../words.ts'
import { valuesOf } from './values.ts'

/** A line of what happened, with the points that it brought. */
interface Line {
  readonly words: string
  readonly points: readonly { readonly seat: number; readonly points: number }[]
  /** Whose building or token was lost: whoever scores for that stands beside it. */
  readonly lost?: number
}

/** What the panel shows otherwise, or what says nothing beside the line before it. */
const LEFT_OUT: ReadonlySet<string> = new Set(['battle.hits', 'kernel.only'])

/** Reports as lines; points stand at the right of what they were scored for. */
function linesOf(reports: readonly (Message | string)[], say: (message: Message) => string): Line[] {
  const lines: Line[] = []
  for (const report of reports) {
    if (typeof report === 'string') {
      lines.push({ words: report, points: [] })
      continue
    }
    const last = lines.at(-1)
    if (last && (report.id === 'scored' || report.id === 'lost.points')) {
      const { seat, points } = valuesOf<{ seat: number; points: number }>(report)
      const scored = { seat, points: report.id === 'scored' ? points : -points }
      const cause = lines.findLast(({ lost }) => lost !== undefined && lost !== seat) ?? last
      lines[lines.indexOf(cause)] = { ...cause, points: [...cause.points, scored] }
    } else if (!LEFT_OUT.has(report.id)) lines.push({ words: say(report), points: [], ...lostIn(report) })
  }
  return lines
}

function lostIn(report: Message): { readonly lost?: number } {
  if (report.id !== 'removed') return {}
  const { seat, kind } = valuesOf<{ seat: number; kind: string }>(report)
  return kind === 'warrior' ? {} : { lost: seat }
}

/** « Ce qui s’est passé », numbered; the question that is open stands last, lit in the tint of who is asked. */
export const Tale: FC<{
  /** Reports, and lines of the panel's own between them. */
  readonly reports: readonly (Message | string)[]
  readonly asked?: string | undefined
}> = ({ reports, asked }) => {
  const { view, language, say } = usePart().props
  const cast = castOf(view)
  const mine = view.viewer === null ? '' : ` f-${partyOf(cast[view.viewer])}`
  const lines = linesOf(reports, say)
  return (
    <section className="rt-tale">
      <h3>{MOMENTS[language].whatHappened}</h3>
      <ol>
        {lines.map(({ words, points }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the tale.
          <li key={i}>
            <p>{words}</p>
            {points.map(one => (
              <b key={one.seat} className={`f-${partyOf(cast[one.seat])}`}>
                {one.points > 0 ? `+${one.points}` : `−${-one.points}`}
              </b>
            ))}
          </li>
        ))}
        {asked !== undefined && (
          <li className={`is-now${mine}`} aria-current="step">
            <p>{asked}</p>
          </li>
        )}
      </ol>
    </section>
  )
}
