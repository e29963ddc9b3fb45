import { useState } from 'react'
import { Coach } from '../guide/coach.tsx'
import { useSettings } from '../settings.tsx'
import { useTable } from './context.tsx'
import { Journal } from './journal.tsx'
import { SMALL, useMedia } from './media.ts'
import { Common } from './slots.tsx'

/** The right column: what belongs to nobody, and the journal; on a small screen one of them at a time. */
export function Side() {
  const { parts } = useTable()
  const { tell } = useSettings()
  const small = useMedia(SMALL)
  const [common, setCommon] = useState(false)
  if (!small || !parts.board)
    return (
      <aside className="side">
        <Coach />
        <Common size="desktop" />
        <Journal />
      </aside>
    )
  return (
    <aside className="side">
      <Coach />
      <fieldset className="segments">
        <legend className="sr">{tell('table.panes')}</legend>
        <button type="button" aria-pressed={!common} onClick={() => setCommon(false)}>
          {tell('journal.title')}
        </button>
        <button type="button" aria-pressed={common} onClick={() => setCommon(true)}>
          {tell('table.common')}
        </button>
      </fieldset>
      {common ? <Common size="desktop" /> : <Journal />}
    </aside>
  )
}
