import { useSettings } from '../settings.tsx'
import { Leaf } from '../shell/brand.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { partyAt, useTable } from './context.tsx'
import './panels.css'

/** Between two people at one screen: nothing of anybody's shows until the next one takes it. */
export function HandOver() {
  const table = useTable()
  const settings = useSettings()
  const { scene, source } = table
  const { tell } = settings
  const seat = scene.handOver
  if (seat === null) return null
  const { name } = scene.players[seat]
  return (
    <main className={`hand-over f-${scene.cast[seat]}`}>
      <div className="panel">
        <Leaf />
        <h1>{tell('handover.title', { name })}</h1>
        <p>{partyAt(table, settings, seat)}</p>
        <p>{tell('handover.line')}</p>
        {/* biome-ignore lint/a11y/noAutofocus: the one thing to do on this screen */}
        <button type="button" className="solid" autoFocus onClick={() => source.takeSeat(seat)}>
          {tell('handover.go', { name })}
        </button>
        {scene.can.undo && (
          <button type="button" className="plain" onClick={() => source.undo()}>
            <Glyph name="undo" />
            {tell('prompt.undo')}
          </button>
        )}
      </div>
    </main>
  )
}
