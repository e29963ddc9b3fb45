import { lazy, Suspense, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSettings } from '../settings.tsx'
import { useOfGame } from '../shell/use-of-game.ts'
import { topicsOf } from './load.ts'
import './link.css'

const RulePanel = lazy(async () => ({ default: (await import('./panel.tsx')).RulePanel }))

/** What a rule is about, or its name; pressed, it opens what the rule says, above the prompt it stands in. */
export function RuleLink({
  game,
  rule,
  name,
}: {
  readonly game: string
  readonly rule: string
  readonly name?: string | undefined
}) {
  const { tell } = useSettings()
  const topics = useOfGame(topicsOf, game)
  const topic = topics?.(rule) ?? null
  const [above, setAbove] = useState<number | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = () => {
    const prompt = button.current?.closest('.prompt')?.getBoundingClientRect()
    setAbove(prompt ? innerHeight - prompt.top : 0)
  }
  // The panel stands outside the paragraph of the button: no paragraph may hold a dialog.
  return (
    <>
      <button ref={button} type="button" className="rule-link" aria-haspopup="dialog" onClick={open}>
        {name ?? (topic === null ? tell('prompt.ruleAlone') : tell('prompt.rule', { topic }))}
      </button>
      {above !== null &&
        createPortal(
          <Suspense>
            <RulePanel game={game} rule={rule} above={above} onClose={() => setAbove(null)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
