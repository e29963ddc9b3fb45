import { useSettings } from '../settings.tsx'
import type { Hint } from '../source/source.ts'
import { labelAt, useTable } from './context.tsx'
import { followUp } from './hints.ts'

/** What a bot thinks of a candidate: how it would go on, and how likely it wins. */
export function Advice({ hint }: { readonly hint: Hint }) {
  const table = useTable()
  const settings = useSettings()
  const next = followUp(table, hint)
  const chance = settings.tell('prompt.chance', { percent: Math.round(hint.value * 100) })
  return <em>{next ? `${labelAt(table, settings, next)} · ${chance}` : chance}</em>
}
