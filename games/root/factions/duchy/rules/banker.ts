import { choose, maybe, type Objection, type Rule, type Seat, type Sifted, sift } from '@tablee/kernel'
import { CARDS, type CardId } from '../../../data/cards.ts'
import type { Suit } from '../../../data/suits.ts'
import { discardFromHand, handNaming, matches } from '../../../rules/cards.ts'
import { score } from '../../../rules/score.ts'
import type { RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'

const OTHER_SUIT: Objection = { why: say('duchy.why.otherSuit'), rule: '12.5.2.V' }

/** The Banker: any number of cards of one suit, one at least, for a point each. Birds are of any suit. 12.5.2.V */
export function* banks(t: RootTable, seat: Seat): Rule {
  const { hand } = t.state.players[seat]
  const spent: CardId[] = []
  for (;;) {
    const more = alike(hand, spent)
    const naming = {
      like: handNaming,
      values: () => ({ points: spent.length }),
      pass: say('duchy.banker.end', { points: spent.length }),
      rule: '12.5.2.V',
      refused: more,
    }
    const card: CardId | null = yield* spent.length === 0
      ? choose(t, seat, 'duchy.banker', more.free, naming)
      : maybe(t, seat, 'duchy.banker', more.free, naming)
    if (card === null) break
    spent.push(card)
    if (spent.length === hand.length) break
  }
  for (const card of spent) {
    discardFromHand(t, seat, card)
    t.say('card.spent', { seat, card })
  }
  score(t, seat, spent.length, 'ministers')
}

/** The other cards of the hand, sifted by whether they share a suit with all that are chosen. */
function alike(hand: readonly CardId[], chosen: readonly CardId[]): Sifted<CardId> {
  const suit = suitOf(chosen)
  return sift(
    hand.filter(card => !chosen.includes(card)),
    card => (suit === 'bird' || matches(card, suit) ? null : OTHER_SUIT),
  )
}

/** The suit of cards of one suit; bird as long as there are birds alone, which are of any. */
function suitOf(cards: readonly CardId[]): Suit {
  for (const card of cards) if (CARDS[card].suit !== 'bird') return CARDS[card].suit
  return 'bird'
}
