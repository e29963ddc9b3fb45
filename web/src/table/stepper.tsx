import { type KeyboardEvent, useState } from 'react'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { labelAt, useTable } from './context.tsx'
import type { Counts } from './counts.ts'

/** How many: less, more, all; then one button that says what it means. */
export function Stepper({ counts }: { readonly counts: Counts }) {
  const table = useTable()
  const settings = useSettings()
  const { tell } = settings
  const { candidates, numbers } = counts
  const last = candidates.length - 1
  const [at, setAt] = useState(last)
  const place = Math.min(at, last)
  const go = (to: number) => setAt(Math.max(0, Math.min(last, to)))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    go(place + step)
  }
  return (
    <fieldset className="stepper" aria-label={tell('count.label')} onKeyDown={onKeyDown}>
      <button
        type="button"
        aria-label={tell('count.less')}
        disabled={place === 0}
        onClick={() => go(place - 1)}
      >
        <Glyph name="minus" />
      </button>
      <output aria-live="polite">{numbers[place]}</output>
      <button
        type="button"
        aria-label={tell('count.more')}
        disabled={place === last}
        onClick={() => go(place + 1)}
      >
        <Glyph name="plus" />
      </button>
      <button type="button" className="stepper-all" aria-pressed={place === last} onClick={() => go(last)}>
        {tell('count.all')}
      </button>
      <button type="button" className="solid" onClick={() => table.choose(candidates[place].key)}>
        {labelAt(table, settings, candidates[place].say)}
      </button>
    </fieldset>
  )
}
