import { choose, type Rule, type Seat } from '@tablee/kernel'
import { discardFromHand } from '../../../rules/cards.ts'
import type { Trigger } from '../../../rules/faction.ts'
import type { Loss, Removal } from '../../../rules/remove.ts'
import type { RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { type Minister, RANKS } from '../data.ts'
import { ministerNaming } from './parliament.ts'
import { type DuchyState, duchyOf, swayedOf } from './state.ts'

/** Lost buildings have their price, one however many they are. 12.2.3 */
export function triggers(t: RootTable, seat: Seat, _: Removal, lost: readonly Loss[]): Trigger[] {
  return lost.some(({ type }) => type === 'building')
    ? [{ key: 'failure', say: say('duchy.trigger.failure'), run: () => priceOfFailure(t, seat) }]
    : []
}

/** The highest minister leaves, his crown for good; then a card goes at random. 12.2.3 */
function* priceOfFailure(t: RootTable, seat: Seat): Rule {
  const { hand } = t.state.players[seat]
  const own = duchyOf(t.state.players[seat])
  if (own.swayed.length > 0) {
    const minister = yield* choose(t, seat, 'duchy.failure', highest(own), {
      like: ministerNaming,
      rule: '12.2.3.d',
    })
    own.swayed.splice(own.swayed.indexOf(minister), 1)
    t.say('duchy.failed', { seat, minister })
  }
  if (hand.length === 0) return
  const card = hand[t.random(hand.length)]
  discardFromHand(t, seat, card)
  t.say('duchy.failed.card', { seat, card })
}

/** The swayed ministers of the highest rank there is. 12.2.3 */
function highest(own: DuchyState): Minister[] {
  for (const rank of [...RANKS].reverse()) {
    const found = swayedOf(own, rank)
    if (found.length > 0) return found
  }
  return []
}
