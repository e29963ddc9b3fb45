import {
  DISSENTERS,
  type Dissenter,
  placeOf,
  ROW,
  type Selecting,
  UNDER_THE_DECK,
} from '../data/dissenters.ts'

/** Where the action cards lie. The one that reshuffles is in the deck whenever something is asked. */
export interface ActionDeck<C extends string> {
  /** The top is the last. */
  deck: C[]
  /** Whether the top lies face up: from the first step of a round until the row is filled again. */
  shown: boolean
  /** Left, middle, right. */
  row: (C | null)[]
  slots: { [D in Dissenter]: C | null }
  discard: C[]
}

/** What shuffles: a table. */
interface Shuffler {
  shuffle(pile: unknown[]): void
}

/** Two cards and the one that reshuffles, shuffled, lie under all the others (L2117-2123, L2338-2340). */
function laidUnder<C>(t: Shuffler, cards: C[], reshuffle: C): C[] {
  t.shuffle(cards)
  const under = [...cards.splice(-UNDER_THE_DECK), reshuffle]
  t.shuffle(under)
  return [...under, ...cards]
}

/** The deck at the start, its first cards in the row (L2117-2127). */
export function stacked<C extends string>(t: Shuffler, cards: readonly C[], reshuffle: C): ActionDeck<C> {
  const others = cards.filter(card => card !== reshuffle)
  const deck = laidUnder(t, others, reshuffle)
  const row = deck.splice(-ROW).reverse()
  return { deck, shown: false, row, slots: { narek: null, camilla: null }, discard: [] }
}

/** Step 1: the top card is turned up, and gives each Dissenter a card of the row (L2260-2265). */
export function assign<C extends string>(cards: ActionDeck<C>, selects: (card: C) => Selecting): void {
  cards.shown = true
  const selecting = selects(cards.deck[cards.deck.length - 1])
  for (const dissenter of DISSENTERS) {
    const place = placeOf(selecting, dissenter)
    cards.slots[dissenter] = cards.row[place]
    cards.row[place] = null
  }
}

/** Step 8A: the cards that were used are discarded (L2312). */
export function discardSlots<C extends string>(cards: ActionDeck<C>): void {
  for (const dissenter of DISSENTERS) {
    const card = cards.slots[dissenter]
    if (card !== null) cards.discard.push(card)
    cards.slots[dissenter] = null
  }
}

/**
 * Steps 8B and 8C: the card that lies face up and the one after it fill the row from the left (L2316-2322). Where one
 * of them is the card that reshuffles, all but the row is shuffled, and the next card takes the place.
 */
export function fillRow<C extends string>(
  t: Shuffler,
  cards: ActionDeck<C>,
  reshuffle: C,
  reshuffled: () => void,
): void {
  for (let place = 0; place < ROW; place++) {
    if (cards.row[place] !== null) continue
    if (cards.deck[cards.deck.length - 1] === reshuffle) {
      cards.deck.pop()
      cards.shown = false
      reshuffled()
      cards.deck = laidUnder(t, [...cards.deck, ...cards.discard], reshuffle)
      cards.discard = []
    }
    cards.row[place] = cards.deck.pop() ?? null
    cards.shown = false
  }
}
