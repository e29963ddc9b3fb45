import { useSettings } from '../settings.tsx'
import type { Hint } from '../source/source.ts'
import { labelAt, sayAt, useTable } from './context.tsx'
import { followUp } from './hints.ts'

/** What a bot thinks of a candidate: how it would go on, how likely what is played for comes of it, and why. */
export function Advice({ hint }: { readonly hint: Hint }) {
  const table = useTable()
  const settings = useSettings()
  const { tell } = settings
  const together = table.parts.board?.arrangement === 'together'
  const percent = Math.round(hint.value * 100)
  const next = followUp(table, hint)
  const reasons = (hint.reasons ?? []).map(name => sayAt(table, settings, { id: `reason.${name}` }))
  const words = [
    next && labelAt(table, settings, next),
    tell(together ? 'prompt.chanceTogether' : 'prompt.chance', { percent }),
    reasons.join(', '),
  ]
  return <em>{words.filter(Boolean).join(' · ')}</em>
}
