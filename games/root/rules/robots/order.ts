import type { Rule } from '@tablee/kernel'
import { CARDS, type CardId } from '../../data/cards.ts'
import type { Party, RootTable } from '../../state.ts'
import { discard, drawCards, drawOne, has } from '../cards.ts'
import { clockwise, score } from '../score.ts'
import { boardOf, robotAt } from './robot.ts'
import { buyItemCard, buyWanted } from './services.ts'

/** A robot reveals the order of its turn; where there is no card left, it is as with a bird. 2.7, ruling.48 */
export function revealOrder(t: RootTable, party: Party): void {
  const board = boardOf(t.state, party)
  board.order = drawOne(t)
  board.suit = board.order < 0 ? 'bird' : CARDS[board.order].suit
  if (board.order < 0) t.say('robot.noOrder', { seat: party })
  else t.say('robot.order', { seat: party, card: board.order })
}

/** A card becomes the order of a robot. 2.7, robot.service.basic.hand-card.b */
function takeOrder(t: RootTable, party: Party, card: CardId): void {
  const board = boardOf(t.state, party)
  board.order = card
  board.suit = CARDS[card].suit
  t.say('robot.order', { seat: party, card })
}

/** A robot crafts the item of its order card, if there is one left, for a point; the card stays its order. 1.1 */
export function* craftOrder(t: RootTable, party: Party): Rule {
  const { order } = boardOf(t.state, party)
  if (order < 0) return
  const replace = (card: CardId) => {
    discardOrder(t, party)
    takeOrder(t, party, card)
  }
  const wanted = yield* buyWanted(t, party, replace)
  if (!wanted && (yield* craftItemOf(t, party, order))) return
  if (wanted || (yield* buyItemCard(t, party, replace)))
    yield* craftItemOf(t, party, boardOf(t.state, party).order)
}

/** A robot takes the item of a card from the supply; tells whether it could. 1.1 */
export function* craftItemOf(t: RootTable, party: Party, card: number): Rule<boolean> {
  const { state } = t
  const { item } = CARDS[card]
  if (!item || state.supply[item] === 0) return false
  state.supply[item]--
  t.say('robot.crafted', { seat: party, card, item })
  const { takesItem } = robotAt(state, party)
  if (takesItem) takesItem(t, party, item)
  else state.players[party].items.push({ item, exhausted: false })
  score(t, party, 1, 'crafting')
  for (const other of clockwise(state))
    if (other !== party && has(state.players[other], 'murineBroker')) drawCards(t, other, 1)
  return true
}

/** The order card goes to the discard pile; its suit counts to the end of the turn. ruling.18 */
export function discardOrder(t: RootTable, party: Party): void {
  const board = boardOf(t.state, party)
  if (board.order >= 0) discard(t, board.order)
  board.order = -1
}
