import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { agreeingIn, isPosed, labelAt, sayAt, useTable } from './context.tsx'

/** The words of a choice without what they add in brackets at their end. */
const briefly = (words: string): string => words.replace(/ \([^()]*\)$/u, '')

/** Undo, redo, restart, confirm: always in this order, always in this place. */
export function Commands() {
  const table = useTable()
  const settings = useSettings()
  const { scene, source, chosen, confirm, undo, redo } = table
  const ready = chosen === null ? table.ready : null
  // What was chosen in a picture of its own is named where it is confirmed.
  const named =
    ready ?? (isPosed(table) ? scene.face?.candidates.find(({ key }) => key === chosen) : undefined)
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
        <span>{named ? briefly(labelAt(table, settings, named.say)) : tell('prompt.confirm')}</span>
      </button>
    </div>
  )
}
