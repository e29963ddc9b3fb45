import type { Seat } from '@tablee/kernel'
import { CARDS, type CardId } from '../data/cards.ts'
import type { Line } from './line.ts'
import { cardOf, craftOf, ITEM, UNKNOWN_CARD } from './vocabulary.ts'
import type { Writers } from './writers.ts'

/** The discard pile, as a place to take cards from. */
export const DISCARD_PILE = '*'

/** Cards that are discarded from a place. */
export function discards(line: Line, from: string, ...cards: readonly CardId[]): void {
  for (const card of cards) line.move(cardOf(card), from, '')
}

/** Names the cards that just moved unnamed. */
export const names = (line: Line, cards: readonly CardId[]): void =>
  line.name(UNKNOWN_CARD, cards.map(cardOf))

/** A hidden card goes from one hand to another. */
const passes = (line: Line, from: Seat, to: Seat): void =>
  line.move(UNKNOWN_CARD, line.letter(from), line.letter(to))

/** Cards drawn, discarded, exchanged, shown and crafted. */
export const cards: Writers = {
  'cards.drawn': (line, { seat, count }) => line.move(UNKNOWN_CARD, '', line.letter(seat), count),
  'cards.drawn.own': (line, { cards }) => names(line, cards),
  'cards.drawn.shown': (line, { cards }) => names(line, cards),
  'card.spent': (line, { seat, card }) => discards(line, line.letter(seat), card),
  'card.discarded': (line, { seat, card }) => discards(line, line.letter(seat), card),
  'partisans.discarded': (line, { seat, cards }) => discards(line, line.letter(seat), ...cards),
  'effect.discarded': (line, { seat, card }) => discards(line, line.board(seat), card),
  'card.taken': (line, { from, to }) => passes(line, from, to),
  'card.taken.which': (line, { card }) => names(line, [card]),
  'card.given': (line, { from, to }) => passes(line, from, to),
  'card.given.which': (line, { card }) => names(line, [card]),
  'informants.took': (line, { seat, card }) => line.move(cardOf(card), DISCARD_PILE, line.letter(seat)),
  'hand.shown': (line, { of, to }) => line.write(`${line.owner(of)}^${line.letter(to)}`),
  crafted: (line, { card }) => {
    line.write(`Z${craftOf(card)}`)
    // Of an item only the item is written.
    if (CARDS[card].item) line.comment(`crafted ${cardOf(card)}`)
  },
  'league.exhausted': (line, { item }) => line.move(ITEM[item], '', 'e'),
}
