import type { Refusal, Rule, Seat } from '@tablee/kernel'
import type { Item } from '../../../data/items.ts'
import { type Act, actOf } from '../../../rules/acts.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'

/** Why something is not possible, and the rule that forbids it. */
export type Why = Pick<Refusal, 'why' | 'rule'>

/** One of the Vagabond's actions in Daylight. 9.5 */
export interface Action {
  readonly act: Act
  can(state: RootState, seat: Seat): boolean
  /** Why he cannot; asked only then. */
  whyNot(state: RootState, seat: Seat): Why
  run(t: RootTable, seat: Seat): Rule
}

/** An action by the name of its act. */
export function action(name: string, parts: Omit<Action, 'act'>): Action {
  return { act: actOf(name), ...parts }
}

/** There is no such item to exhaust. */
export const notReady = (item: Item, rule: string): Why => ({
  why: say('vagabond.why.ready', { item }),
  rule,
})
