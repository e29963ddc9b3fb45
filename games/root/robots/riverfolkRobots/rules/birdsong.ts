import { CARDS, type CardId } from '../../../data/cards.ts'
import { discard, drawOne, take } from '../../../rules/cards.ts'
import { once } from '../../../rules/robots/base.ts'
import { craftItemOf } from '../../../rules/robots/order.ts'
import { boardOf } from '../../../rules/robots/robot.ts'
import type { Party, RootTable } from '../../../state.ts'
import { NUMBERS } from '../data.ts'
import { marketAt } from './board.ts'

/** Fills the Market on its right, as far as there are cards; tells which came. 9.3.5, 9.4.1, ruling.48 */
export function stock(t: RootTable, party: Party): CardId[] {
  const { market } = marketAt(t.state, party)
  const added: CardId[] = []
  while (market.length < NUMBERS.market) {
    const card = drawOne(t)
    if (card < 0) break
    market.push(card)
    added.push(card)
  }
  if (added.length > 0) t.say('riverfolkRobots.stocks', { seat: party, cards: added })
  return added
}

/** The Market is stocked, the first new card with an item that is left is crafted, the last one gives the order. 9.4 */
export const open = once(function* (t, party) {
  const { market } = marketAt(t.state, party)
  const { supply } = t.state
  const crafted = stock(t, party).find(card => {
    const { item } = CARDS[card]
    return item !== undefined && supply[item] > 0
  })
  if (crafted !== undefined) {
    yield* craftItemOf(t, party, crafted)
    take(market, crafted)
    discard(t, crafted)
  }
  setOrder(t, party)
})

/** The order is the suit of the rightmost card, which stays where it is. 9.4.3 */
function setOrder(t: RootTable, party: Party): void {
  const board = boardOf(t.state, party)
  board.order = marketAt(t.state, party).market.at(-1) ?? -1
  board.suit = board.order < 0 ? 'bird' : CARDS[board.order].suit
  if (board.order < 0) t.say('robot.noOrder', { seat: party })
  else t.say('riverfolkRobots.order', { seat: party, card: board.order })
}
