import type { Objection, Rule, Seat } from '@tablee/kernel'
import type { Item } from '../../../data/items.ts'
import { type Act, actOf } from '../../../rules/acts.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'

/** One of the Vagabond's actions in Daylight. 9.5 */
export interface Action {
  readonly act: Act
  /** What speaks against it now; null when he can take it. */
  against(state: RootState, seat: Seat): Objection | null
  run(t: RootTable, seat: Seat): Rule
}

/** An action by the name of its act. */
export function action(name: string, parts: Omit<Action, 'act'>): Action {
  return { act: actOf(name), ...parts }
}

/** There is no such item to exhaust. */
export const notReady = (item: Item, rule: string): Objection => ({
  why: say('vagabond.why.ready', { item }),
  rule,
})
