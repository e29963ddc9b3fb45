import { useSettings } from '../../settings.tsx'
import { Phases } from '../phases.tsx'
import { useRefocus } from '../refocus.ts'
import { halves } from '../sentence.tsx'
import { PassageCommands, usePartyOf } from './commands.tsx'
import { usePassageKeys } from './keys.ts'
import type { Passing } from './use-passages.ts'
import './passages.css'

/** In the place of the prompt while something passes: what it is, and the way on. */
export function PassageBar({ passing, inRow }: { readonly passing: Passing; readonly inRow?: boolean }) {
  const { tell } = useSettings()
  const party = usePartyOf(passing)
  useRefocus('prompt')
  usePassageKeys()
  const [head, rest] = halves(passing.passage.sentence)
  return (
    <section
      id="prompt"
      tabIndex={-1}
      className={`prompt passing ${inRow ? 'in-row' : ''} ${party ? `f-${party}` : ''}`}
      aria-label={tell('prompt.label')}
    >
      <span className="grab" aria-hidden="true" />
      <Phases />
      <div className="ask">
        <p className="ask-sentence" aria-live="polite">
          {rest ? <b>{head}</b> : head}
          {rest}
        </p>
        <p className="ask-details">{tell('passage.still')}</p>
      </div>
      <PassageCommands />
    </section>
  )
}
