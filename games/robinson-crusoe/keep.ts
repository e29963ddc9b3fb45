import type { Playable } from '@tablee/kernel'
import { core } from './core.ts'
import type { Robinson } from './state.ts'
import type { RobinsonText } from './text/en.ts'
import './rules/scenarios/castaways.ts'

/** What keeping a table needs: of the scenarios, the first, or all where another is played. */
export async function rulesOf({
  scenario = 'castaways',
}: {
  readonly scenario?: unknown
}): Promise<Playable<Robinson, RobinsonText>> {
  if (scenario !== 'castaways') await import('./rules/scenarios/others.ts')
  return { game: { ...core, invariants: () => [] } }
}
