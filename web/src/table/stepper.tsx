import type { KeyboardEvent } from 'react'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { useTable } from './context.tsx'
import type { Counts } from './counts.ts'
import './stepper.css'

/** How many: less, more, all; the confirm command says what the number means. */
export function Stepper({ counts }: { readonly counts: Counts }) {
  const { ready, count, confirm } = useTable()
  const { tell } = useSettings()
  const { candidates, numbers } = counts
  const last = candidates.length - 1
  const place = candidates.findIndex(({ key }) => key === ready?.key)
  const go = (to: number) => count(candidates[Math.max(0, Math.min(last, to))].key)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key]
    if (step !== undefined) go(place + step)
    else if (event.key === 'Enter') confirm()
    else return
    event.preventDefault()
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
    </fieldset>
  )
}
