import type { Playable } from '@tablee/kernel'
import { core } from './core.ts'
import { FIRST } from './scenarios/data.ts'
import { first } from './scenarios/first.ts'
import { addScenarios } from './scenarios/scenario.ts'
import type { Robinson } from './state.ts'
import type { RobinsonText } from './text/en.ts'

/** What keeping a table needs: of the scenarios, the first, or all where another is played. */
export async function rulesOf({
  scenario = FIRST,
}: {
  readonly scenario?: unknown
}): Promise<Playable<Robinson, RobinsonText>> {
  addScenarios(scenario === FIRST ? [first] : (await import('./scenarios/others.ts')).others)
  return { game: { ...core, invariants: () => [] } }
}
