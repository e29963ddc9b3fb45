import { beforePaint } from '@tablee/board/before-paint.ts'
import type { Cast, Report } from '@tablee/kernel'
import { memo, useEffect, useMemo, useRef } from 'react'
import type { Parts } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { markedAt, useTable } from './context.tsx'
import { HEADS, type JournalLine, linesOf } from './lines.ts'
import { Marked } from './marked.tsx'
import './journal.css'

/** Older reports are found in the replay. */
const SHOWN = 150

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
  const { outline } = table.parts
  const cast = useSame(scene.cast)
  const lines = useMemo(() => linesOf(toldIn(scene.journal).slice(-SHOWN), outline), [scene.journal, outline])
  const { length } = scene.journal
  useEffect(() => {
    if (length === 0) return
    return beforePaint(() => end.current?.scrollTo({ top: end.current.scrollHeight }))
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
        {lines.map(({ number, ...line }) => (
          <Line key={number} {...line} cast={cast} parts={table.parts} />
        ))}
        {lines.length === 0 && <li className="mute">{tell('journal.empty')}</li>}
      </ol>
    </section>
  )
}

/** The same cast as long as nothing in it changes, so that lines once told are not told again. */
function useSame(cast: Cast): Cast {
  const kept = useRef(cast)
  const before = kept.current
  if (before.reader !== cast.reader || before.join() !== cast.join()) kept.current = cast
  return kept.current
}

/** Whose doing a report is: the seat or party it names by its number, or the one at the head of its sentence. */
function seatOf({ values }: Report, sentence: string): number | null {
  for (const named of [values?.seat, values?.party]) if (typeof named === 'number') return named
  const [, head] = /^\[\[(?:seat|party):(\d+)\|/.exec(sentence) ?? []
  return head === undefined ? null : Number(head)
}

/** A line once told stays: it depends on nothing that changes as the game goes on. */
const Line = memo(function Line({
  report,
  follows,
  points,
  cast,
  parts,
}: Omit<JournalLine, 'number'> & {
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
  const classes = [
    party ? `f-${party}` : sentence.startsWith('[[') && 'headed',
    follows && 'journal-follows',
    points !== 0 && 'journal-scores',
  ]
  return (
    <li className={classes.filter(Boolean).join(' ') || undefined}>
      <span className="journal-bullet" aria-hidden="true">
        {!follows && (board && party ? <board.Seal party={party} size={18} /> : <i />)}
      </span>
      <span>
        <Marked sentence={sentence} />
      </span>
      {points !== 0 && (
        <b className={points > 0 ? 'journal-points' : 'journal-points is-lost'}>
          {points > 0 ? `+${points}` : `−${-points}`}
        </b>
      )}
    </li>
  )
})
