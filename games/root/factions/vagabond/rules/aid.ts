import { choose, maybe, type Objection, type Rule, type Seat } from '@tablee/kernel'
import { isForest } from '../../../data/map.ts'
import type { ClearingSuit } from '../../../data/suits.ts'
import { giveCard } from '../../../rules/cards.ts'
import { takesTurns } from '../../../rules/party.ts'
import { partyNaming } from '../../../rules/pieces.ts'
import { hasPiece } from '../../../rules/ruler.ts'
import { fitting, hasFitting, suitsOf } from '../../../rules/suits.ts'
import type { CraftedItem, Party, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { allReady, exhaust, gain, isReady, itemNaming, kindsOf } from './items.ts'
import { aided } from './relationships.ts'
import { vagabondAt } from './state.ts'

/** The players he can aid: those with a piece in his clearing. 9.5.4 */
export function inReach(state: RootState, seat: Seat): Party[] {
  const { pawn } = state.players[seat]
  const found: Party[] = []
  if (isForest(pawn)) return found
  for (let other = 0; other < state.players.length; other++)
    if (isThere(state, seat, other)) found.push(other)
  return found
}

/** Whether another player has a piece where he stands. */
const isThere = (state: RootState, seat: Seat, other: Party): boolean =>
  other !== seat && hasPiece(state.players[other], state.players[seat].pawn) && takesTurns(state, other)

/** Whether somebody is in reach. */
const hasCompany = (state: RootState, seat: Seat): boolean => {
  const { pawn } = state.players[seat]
  if (isForest(pawn)) return false
  for (let other = 0; other < state.players.length; other++) if (isThere(state, seat, other)) return true
  return false
}

const NOBODY_THERE: Objection = { why: say('vagabond.why.nobody'), rule: '9.5.4.b' }
const NO_ITEM: Objection = { why: say('vagabond.why.noItem'), rule: '9.5.4.a' }
const NO_CARD: { readonly [S in ClearingSuit]: Objection } = {
  fox: { why: say('vagabond.why.noCard', { suit: 'fox' }), rule: '9.5.4.a' },
  rabbit: { why: say('vagabond.why.noCard', { suit: 'rabbit' }), rule: '9.5.4.a' },
  mouse: { why: say('vagabond.why.noCard', { suit: 'mouse' }), rule: '9.5.4.a' },
}

/** What speaks against aid: somebody, an item to exhaust and a card of the clearing's suit are needed. 9.5.4 */
export function againstAid(state: RootState, seat: Seat): Objection | null {
  const { hand, pawn } = state.players[seat]
  if (!hasCompany(state, seat)) return NOBODY_THERE
  if (allReady(vagabondAt(state, seat)) === 0) return NO_ITEM
  return hasFitting(state, hand, pawn) ? null : NO_CARD[suitsOf(state, pawn)[0]]
}

/** Aid: any item and a card for a crafted item and, in time, friendship. 9.5.4 */
export function* aid(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const { pawn, hand } = state.players[seat]
  const other = yield* choose(t, seat, 'vagabond.aid.whom', inReach(state, seat), {
    like: partyNaming,
    rule: '9.5.4.b',
  })
  const one = yield* choose(t, seat, 'vagabond.aid.item', kindsOf(vagabondAt(state, seat).items, isReady), {
    like: itemNaming,
    rule: '9.5.4.a',
  })
  exhaust(t, seat, one)
  yield* giveCard(t, seat, other, '9.5.4.a', fitting(state, hand, pawn))
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
