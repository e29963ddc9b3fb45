import { useSettings } from '../settings.tsx'
import { PassageCommands, usePartyOf } from '../table/passages/commands.tsx'
import { usePassageKeys } from '../table/passages/keys.ts'
import { Steps } from '../table/passages/steps.tsx'
import type { Passing } from '../table/passages/use-passages.ts'
import { useRefocus } from '../table/refocus.ts'

/** In the place of the decision while something passes: each step in a sentence, read out as it comes. */
export function PassageInText({ passing }: { readonly passing: Passing }) {
  const { tell } = useSettings()
  const party = usePartyOf(passing)
  useRefocus('decision')
  usePassageKeys()
  return (
    <section
      id="decision"
      tabIndex={-1}
      className={`panel decision passing f-${party ?? ''}`}
      aria-label={tell('prompt.label')}
    >
      <p className="decision-step">{tell('passage.still')}</p>
      <h1 aria-live="polite">{passing.passage.sentence}</h1>
      {passing.passage.why && <p>{passing.passage.why}</p>}
      <Steps passing={passing} />
      <PassageCommands />
    </section>
  )
}
