import type { Cast, Report } from '@tablee/kernel'
import { memo, useEffect, useRef } from 'react'
import type { Parts } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { markedAt, useTable } from './context.tsx'
import { Marked } from './marked.tsx'
import './journal.css'

/** Older reports are found in the replay. */
const SHOWN = 150

/** Reports that stand over what follows, by the ids that all games give them. */
const HEADS: { readonly [id: string]: string | undefined } = {
  'turn.begins': 'journal-turn',
  'phase.begins': 'journal-phase',
}

/** The reports worth reading, each with its number; those that a single possibility was taken are not. */
export function toldIn(journal: readonly Report[]): { readonly number: number; readonly report: Report }[] {
  return journal.flatMap((report, number) => (report.id === 'kernel.only' ? [] : [{ number, report }]))
}

/** What happened, in sentences, the latest at the end. */
export function Journal() {
  const table = useTable()
  const { tell } = useSettings()
  const { scene, past, passages } = table
  const end = useRef<HTMLOListElement>(null)
  const told = toldIn(scene.journal)
  const { length } = told
  useEffect(() => {
    const list = end.current
    if (list && length > 0) list.scrollTop = list.scrollHeight
  }, [length])
  const canLookBack = past.scene === null && scene.seat !== null && scene.since < scene.picks
  return (
    <section className="panel journal" aria-labelledby="journal-title">
      <header>
        <h2 id="journal-title">{tell('journal.title')}</h2>
        {passages.again && past.scene === null && (
          <button
            type="button"
            className="quiet"
            aria-label={tell('passage.all')}
            title={tell('passage.all')}
            onClick={passages.again}
          >
            <Glyph name="play" />
            {tell('passage.again')}
          </button>
        )}
        {canLookBack && (
          <button type="button" className="quiet" onClick={() => past.play(scene.since)}>
            <Glyph name="play" />
            {tell('journal.since')}
          </button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <ol ref={end} tabIndex={0} aria-labelledby="journal-title">
        {told.slice(-SHOWN).map(({ number, report }) => (
          <Line key={number} report={report} cast={scene.cast} parts={table.parts} />
        ))}
        {length === 0 && <li className="mute">{tell('journal.empty')}</li>}
      </ol>
    </section>
  )
}

/** Whose doing a report is: the seat it names, or the one at the head of its sentence. */
function seatOf({ values }: Report, sentence: string): number | null {
  if (typeof values?.seat === 'number') return values.seat
  const [, head] = /^\[\[seat:(\d+)\|/.exec(sentence) ?? []
  return head === undefined ? null : Number(head)
}

/** A line once told stays: it depends on nothing that changes as the game goes on. */
const Line = memo(function Line({
  report,
  cast,
  parts,
}: {
  readonly report: Report
  readonly cast: Cast
  readonly parts: Parts
}) {
  const settings = useSettings()
  const sentence = markedAt({ scene: { cast }, parts }, settings, report)
  const head = HEADS[report.id]
  if (head)
    return (
      <li className={head}>
        <Marked sentence={sentence} />
      </li>
    )
  const { board } = parts
  const seat = seatOf(report, sentence)
  const party = seat === null ? undefined : cast[seat]
  return (
    <li className={party ? `f-${party}` : sentence.startsWith('[[') ? 'headed' : undefined}>
      <span className="journal-bullet" aria-hidden="true">
        {board && party ? <board.Seal party={party} size={18} /> : <i />}
      </span>
      <span>
        <Marked sentence={sentence} />
      </span>
    </li>
  )
})
