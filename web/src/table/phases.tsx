import { useSettings } from '../settings.tsx'
import { useTable } from './context.tsx'

/** The parts of the turn, the present one as a pill. */
export function Phases() {
  const { scene, parts, past, passages } = useTable()
  const { language } = useSettings()
  const Sign = parts.board?.PhaseSign
  const phases = scene.outcome ? [] : (parts.outline?.phases(scene.view as never, scene, language) ?? [])
  // What passes belongs to the turn of its own time.
  const phase = past.scene ? undefined : passages.passing?.passage.phase
  const meanwhile = past.scene ? undefined : passages.passing?.passage.meanwhile
  const shown = meanwhile
    ? [{ id: phase, name: meanwhile, now: true, note: undefined }]
    : phase === undefined
      ? phases
      : phases.map(({ id, name }) => ({ id, name, now: id === phase, note: undefined }))
  return (
    <ol className="phases">
      {shown.map(({ id, name, now, note }) => (
        <li key={name} className={now ? 'now' : undefined} aria-current={now ? 'step' : undefined}>
          {Sign && id !== undefined && <Sign phase={id} />}
          <span>{note ? `${name}, ${note}` : name}</span>
        </li>
      ))}
    </ol>
  )
}
