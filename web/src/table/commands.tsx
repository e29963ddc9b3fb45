import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { agreeingIn, labelAt, sayAt, useTable } from './context.tsx'

/** Undo, redo, restart, confirm: always in this order, always in this place. */
export function Commands() {
  const table = useTable()
  const settings = useSettings()
  const { scene, source, chosen, confirm, undo, redo } = table
  const ready = chosen === null ? table.ready : null
  const { tell } = settings
  const { can, face } = scene
  const agrees = agreeingIn(scene) !== undefined
  // Why the group cannot agree yet.
  const refusal = face?.refused.find(one => one.agrees)
  return (
    <div className="commands">
      <button type="button" className="command" disabled={!can.undo} onClick={undo}>
        <Glyph name="undo" />
        <span>{tell('prompt.undo')}</span>
      </button>
      <button type="button" className="command" disabled={!can.redo} onClick={redo}>
        <Glyph name="redo" />
        <span>{tell('prompt.redo')}</span>
      </button>
      <button type="button" className="command" disabled={!can.restart} onClick={() => source.restart()}>
        <Glyph name="restart" />
        <span>{tell('prompt.restart')}</span>
      </button>
      <button
        type="button"
        className="confirm"
        disabled={chosen === null && !agrees && !ready}
        title={refusal && sayAt(table, settings, refusal.why)}
        onClick={confirm}
      >
        <Glyph name="check" />
        <span>{ready ? labelAt(table, settings, ready.say) : tell('prompt.confirm')}</span>
      </button>
    </div>
  )
}
