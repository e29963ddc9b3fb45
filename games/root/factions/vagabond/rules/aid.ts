import { choose, maybe, type Refusal, type Rule, type Seat } from '@tablee/kernel'
import { isForest } from '../../../data/map.ts'
import { giveCard, hasMatching, matching } from '../../../rules/cards.ts'
import { seatNaming } from '../../../rules/pieces.ts'
import { hasPiece } from '../../../rules/ruler.ts'
import type { CraftedItem, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { allReady, exhaust, gain, isReady, itemNaming, kindsOf } from './items.ts'
import { aided } from './relationships.ts'
import { vagabondAt } from './state.ts'

/** The seats he can aid: those with a piece of their faction in his clearing. 9.5.4 */
export function inReach(state: RootState, seat: Seat): Seat[] {
  const { pawn } = state.players[seat]
  const found: Seat[] = []
  if (isForest(pawn)) return found
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat && hasPiece(state.players[other], pawn)) found.push(other)
  return found
}

/** Whether somebody is in reach. */
export const hasCompany = (state: RootState, seat: Seat): boolean => {
  const { pawn } = state.players[seat]
  if (isForest(pawn)) return false
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat && hasPiece(state.players[other], pawn)) return true
  return false
}

/** Whether he can aid anybody: an item to exhaust and a card of the clearing's suit. */
export function canAid(state: RootState, seat: Seat): boolean {
  const { hand, pawn } = state.players[seat]
  return (
    hand.length > 0 &&
    hasCompany(state, seat) &&
    hasMatching(hand, state.suits[pawn]) &&
    allReady(vagabondAt(state, seat)) > 0
  )
}

/** Why he can aid nobody. */
export function whyNoAid(state: RootState, seat: Seat): Pick<Refusal, 'why' | 'rule'> {
  if (!hasCompany(state, seat)) return { why: say('vagabond.why.nobody'), rule: '9.5.4.b' }
  if (allReady(vagabondAt(state, seat)) === 0) return { why: say('vagabond.why.noItem'), rule: '9.5.4.a' }
  return { why: say('vagabond.why.noCard', { suit: state.suits[state.players[seat].pawn] }), rule: '9.5.4.a' }
}

/** Aid: any item and a card for a crafted item and, in time, friendship. 9.5.4 */
export function* aid(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const { pawn, hand } = state.players[seat]
  const other = yield* choose(t, seat, 'vagabond.aid.whom', inReach(state, seat), {
    like: seatNaming,
    rule: '9.5.4.b',
  })
  const one = yield* choose(t, seat, 'vagabond.aid.item', kindsOf(vagabondAt(state, seat).items, isReady), {
    like: itemNaming,
    rule: '9.5.4.a',
  })
  exhaust(t, seat, one)
  yield* giveCard(t, seat, other, '9.5.4.a', matching(hand, state.suits[pawn]))
  yield* takeCrafted(t, seat, other)
  aided(t, seat, other)
}

const sameAs =
  ({ item, exhausted }: CraftedItem) =>
  (other: CraftedItem): boolean =>
    other.item === item && other.exhausted === exhausted

/** He may take a crafted item of the seat he aided; it comes face up. 9.5.4, R-63 */
function* takeCrafted(t: RootTable, seat: Seat, from: Seat): Rule {
  const { items } = t.state.players[from]
  const kinds = items.filter((one, place) => items.findIndex(sameAs(one)) === place)
  const one = yield* maybe(t, seat, 'vagabond.aid.take', kinds, {
    key: ({ item, exhausted }) => (exhausted ? `${item}.exhausted` : item),
    say: ({ item, exhausted }) => say('vagabond.item', { item, exhausted, damaged: false, ruin: false }),
    at: ({ item }) => `crafted:${from}.${item}`,
    values: () => ({ from }),
    pass: say('vagabond.aid.nothing'),
    rule: '9.5.4.c',
  })
  if (one === null) return
  items.splice(items.indexOf(one), 1)
  t.say('vagabond.aid.took', { seat, from, item: one.item })
  gain(t, seat, one.item)
}
