import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { agreeingIn, isPosed, labelAt, sayAt, useTable } from './context.tsx'

/** The words of a choice without what they add in brackets at their end. */
const briefly = (words: string): string => words.replace(/ \([^()]*\)$/u, '')

/** Undo, redo, restart, confirm: always in this order, always in this place. */
export function Commands({ lost }: { readonly lost: boolean }) {
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
    <>
      <Command name="undo" can={can.undo} off={lost} act={undo} />
      <Command name="redo" can={can.redo} off={lost} act={redo} />
      <Command name="restart" can={can.restart} off={lost} act={() => source.restart()} />
      {face && (
        <button
          type="button"
          className="confirm"
          disabled={lost || (chosen === null && !agrees && !ready)}
          title={refusal && sayAt(table, settings, refusal.why)}
          onClick={confirm}
        >
          <Glyph name="check" />
          <span>{named ? briefly(labelAt(table, settings, named.say)) : tell('prompt.confirm')}</span>
        </button>
      )}
    </>
  )
}

/** A way back or on; while others choose only where it leads somewhere. */
function Command({
  name,
  can,
  off,
  act,
}: {
  readonly name: 'undo' | 'redo' | 'restart'
  readonly can: boolean
  readonly off: boolean
  readonly act: () => void
}) {
  const { scene } = useTable()
  const { tell } = useSettings()
  if (scene.face === null && !can) return null
  return (
    <button type="button" className="command" disabled={off || !can} onClick={act}>
      <Glyph name={name} />
      <span>{tell(`prompt.${name}`)}</span>
    </button>
  )
}
