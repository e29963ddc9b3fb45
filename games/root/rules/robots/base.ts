import type { Rule } from '@tablee/kernel'
import type { Clearing } from '../../data/map.ts'
import type { Party, RootState, RootTable } from '../../state.ts'
import type { Part, PartyRules } from '../faction.ts'
import { closedFrom } from '../paths.ts'
import type { Loss } from '../remove.ts'
import { score } from '../score.ts'
import { discardOrder } from './order.ts'
import { boardOf } from './robot.ts'

/** What the rules of all robots have in common. */
export const robotBase = {
  links: (state: RootState, _: Party, from: Clearing) => closedFrom(state, from), // 12.2.1
  loses,
  cards: ({ robot }) => (robot && robot.order >= 0 ? [robot.order] : []),
  shownCards: ({ robot }) => (robot && robot.order >= 0 ? [robot.order] : []),
  noHand: true,
} satisfies Partial<PartyRules>

/** After its warriors a robot loses tokens, then buildings of a kind that chance names. 1.2.1 */
function loses(t: RootTable, losses: readonly Loss[]): Loss {
  const tokens = losses.filter(({ type }) => type === 'token')
  if (tokens.length > 0) return tokens[0]
  return losses[losses.length === 1 ? 0 : t.random(losses.length)]
}

/** A part of a robot's turn that runs once. */
export const once = (run: (t: RootTable, party: Party) => Rule): Part =>
  function* (t, party) {
    yield* run(t, party)
    return false
  }

/** The rule of a step; of another where the order is a bird. */
type RuleOf = string | { readonly suit: string; readonly bird: string }

/** Says which step of its turn a robot comes to, and by which rule. 4.4, 4.5 */
export function tellStep(t: RootTable, party: Party, step: string, rule: RuleOf): void {
  const by = typeof rule === 'string' ? rule : boardOf(t.state, party).suit === 'bird' ? rule.bird : rule.suit
  t.say('robot.step', { seat: party, step, rule: by })
}

/** A part of a robot's turn with the name that it goes by and its rule. */
export const step = (name: string, rule: RuleOf, run: Part): Part =>
  function* (t, party) {
    tellStep(t, party, name, rule)
    return yield* run(t, party)
  }

/** The order card is discarded. */
export const discardIt: Part = once(function* (t, party) {
  discardOrder(t, party)
})

/** A nightmare scores a point at the end of Evening. 3.3.1 */
export const nightmare: Part = once(function* (t, party) {
  if (boardOf(t.state, party).level === 'nightmare') score(t, party, 1, 'nightmare')
})

/** How the Evening of most robots ends. */
export const endOfEvening: readonly Part[] = [discardIt, nightmare]
