import { keys } from '@tablee/board/guide-now.ts'
import { CARDS, type Card, cardNumber } from '../data/cards.ts'
import type { Suit } from '../data/suits.ts'
import { me, type Now } from './now.ts'

/** How much each kind of card is worth keeping. */
const WORTH: { readonly [K in Card['kind']]: number } = {
  dominance: 0,
  effect: 1,
  favor: 1,
  item: 2,
  ambush: 5,
  vizier: 9,
  retainer: 9,
}

const worth = ({ kind, suit, vp = 0 }: Card): number => WORTH[kind] + vp + (suit === 'bird' ? 2 : 0)

const cardOf = (key: string): Card => CARDS[cardNumber(key)]

/** The card that is missed least, among those offered or some of them; undefined where no card is. */
export function leastWorth(now: Now, cards: readonly string[] = keys(now)): string | undefined {
  return cards.filter(key => key !== 'pass').toSorted((a, b) => worth(cardOf(a)) - worth(cardOf(b)))[0]
}

/** What it costs to spend a card of a suit, or a bird. */
export function priceOf(now: Now, suit: Suit): number {
  const fitting = me(now)
    .hand.map(card => CARDS[card])
    .filter(card => card.suit === suit || card.suit === 'bird')
  return Math.min(...fitting.map(worth))
}

/** The craft that scores most, among those offered; undefined where there is none. */
export function bestCraft(now: Now): string | undefined {
  const points = (key: string): number => cardOf(key.slice('craft:'.length)).vp ?? 0
  return keys(now)
    .filter(key => key.startsWith('craft:'))
    .toSorted((a, b) => points(b) - points(a))[0]
}
