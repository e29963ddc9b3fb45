import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { useTable } from './context.tsx'

/** Undo, redo, restart, confirm: always in this order, always in this place. */
export function Commands() {
  const { scene, source, chosen, confirm } = useTable()
  const { tell } = useSettings()
  const { can } = scene
  return (
    <div className="commands">
      <button type="button" className="command" disabled={!can.undo} onClick={() => source.undo()}>
        <Glyph name="undo" />
        <span>{tell('prompt.undo')}</span>
      </button>
      <button type="button" className="command" disabled={!can.redo} onClick={() => source.redo()}>
        <Glyph name="redo" />
        <span>{tell('prompt.redo')}</span>
      </button>
      <button type="button" className="command" disabled={!can.restart} onClick={() => source.restart()}>
        <Glyph name="restart" />
        <span>{tell('prompt.restart')}</span>
      </button>
      <button type="button" className="confirm" disabled={chosen === null} onClick={confirm}>
        <Glyph name="check" />
        {tell('prompt.confirm')}
      </button>
    </div>
  )
}
