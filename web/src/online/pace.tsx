import type { Clock, TableCard } from '@tablee/table/wire.ts'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import type { Tell } from '../words.ts'

/** A table whose people have less time than this in all is played in one sitting, in milliseconds. */
const SITTING = 12 * 3_600_000

/** Whether a table is played in one sitting, or by turns over days. */
export function isLive(clock: Clock | null): boolean {
  return clock === null || clock.bank < SITTING
}

/** The time that people have, in words: « 24 h, 4 h de plus par tour ». */
export function timeInWords(clock: Clock | null, tell: Tell): string {
  return clock === null ? tell('pace.free') : tell('pace.whole', clock)
}

/** At what pace a table is played: live or by turns, and how much time each has. */
export function PaceOf({ card: { clock } }: { readonly card: TableCard }) {
  const { tell } = useSettings()
  const live = isLive(clock)
  return (
    <span className="lb-p">
      <Glyph name={live ? 'clock' : 'calendar'} />
      <span>
        <b>{tell(live ? 'pace.live' : 'pace.turns')}</b>
        <em>{clock === null ? tell('pace.free') : tell('pace.line', clock)}</em>
      </span>
    </span>
  )
}
