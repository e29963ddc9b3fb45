import { useSettings } from '../settings.tsx'
import { useTable } from './context.tsx'

/** The parts of the turn, the present one as a pill. */
export function Phases() {
  const { scene, parts } = useTable()
  const { language } = useSettings()
  const Sign = parts.board?.PhaseSign
  const phases = scene.outcome ? [] : (parts.outline?.phases(scene.view as never, scene, language) ?? [])
  return (
    <ol className="phases">
      {phases.map(({ id, name, now, note }) => (
        <li key={name} className={now ? 'now' : undefined} aria-current={now ? 'step' : undefined}>
          {Sign && id !== undefined && <Sign phase={id} />}
          <span>{note ? `${name}, ${note}` : name}</span>
        </li>
      ))}
    </ol>
  )
}
