import type { Objection, Rule, Seat } from '@tablee/kernel'
import { CARDS, type Card, type CardId } from '../../../data/cards.ts'
import type { ClearingSuit } from '../../../data/suits.ts'
import { discardFromHand } from '../../../rules/cards.ts'
import { type Power, pay, payable } from '../../../rules/craft.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { commit } from './funds.ts'
import { fromSupply, total } from './purse.ts'
import { companyAt, emptySpaces } from './state.ts'

/** It crafts with the empty spaces of its trade post track. 11.2.1 */
export function craftingPower({ players }: RootState, seat: Seat): Power {
  const player = players[seat]
  return {
    fox: emptySpaces(player, 'fox'),
    rabbit: emptySpaces(player, 'rabbit'),
    mouse: emptySpaces(player, 'mouse'),
    every: 0,
  }
}

const TOO_POOR: Objection = { why: say('riverfolk.why.noFunds'), rule: '11.5.b' }
const NO_SPACE: Objection = { why: say('riverfolk.why.spaces'), rule: '11.5.3' }

/** A card needs a fund for each of its symbols, and an empty space of that suit for it. 11.5.3 */
export function whyNotCraft(state: RootState, seat: Seat, card: Card): Objection | null {
  if (!payable(card, craftingPower(state, seat))) return NO_SPACE
  return total(companyAt(state, seat).funds) < card.cost.length ? TOO_POOR : null
}

/** A fund goes on an empty space. 11.5.3 */
export const activate = (t: RootTable, seat: Seat, suit: ClearingSuit): Rule =>
  commit(t, seat, companyAt(t.state, seat).spaces[suit], '11.5.3', { suit })

/** Export: what the card would do is left; it is discarded for a warrior in Payments. 11.5.3.I */
export function* exportCard(t: RootTable, seat: Seat, id: CardId): Rule {
  const { state } = t
  yield* pay(t, seat, CARDS[id])
  discardFromHand(t, seat, id)
  const count = fromSupply(state, seat, companyAt(state, seat).payments, 1)
  t.say('riverfolk.exported', { seat, card: id, count })
}
