import { lazy, Suspense, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSettings } from '../settings.tsx'
import './link.css'

const RulePanel = lazy(async () => ({ default: (await import('./panel.tsx')).RulePanel }))

/** The number of a rule; pressed, it opens what the rule says, above the prompt it stands in. */
export function RuleLink({ game, rule }: { readonly game: string; readonly rule: string }) {
  const { tell } = useSettings()
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
        {tell('prompt.rule', { rule })}
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
