import { RuleLink } from '../../rules/link.tsx'
import { useSettings } from '../../settings.tsx'
import { useTable } from '../context.tsx'
import { Phases } from '../phases.tsx'
import { halves } from '../sentence.tsx'
import { PassageCommands } from './commands.tsx'
import { usePassageKeys } from './keys.ts'
import type { Passing } from './use-passages.ts'
import './passages.css'

/** In the place of a question while something passes: what it is, and the way on. */
export function PassageBar({ passing }: { readonly passing: Passing }) {
  const { tell } = useSettings()
  usePassageKeys()
  const { scene } = useTable()
  const { sentence, why, rule, ruleName } = passing.passage
  const [head, rest] = halves(sentence)
  return (
    <>
      <span className="grab" aria-hidden="true" />
      <Phases />
      <div className="ask">
        <p className="ask-sentence" aria-live="polite">
          {rest ? <b>{head}</b> : head}
          {rest}
        </p>
        <p className="ask-details">
          <span>{why ?? tell('passage.still')}</span>
          {rule && <RuleLink game={scene.game} rule={rule} name={ruleName} />}
        </p>
      </div>
      <PassageCommands />
    </>
  )
}
