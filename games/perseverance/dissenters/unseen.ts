import { type Dissenter, UNDER_THE_DECK } from '../data/dissenters.ts'
import type { ActionDeck } from './deck.ts'

/** What anybody may know of the action cards (L2260, L2271): all but the order of the deck. */
export interface ActionDeckView<C extends string> {
  /** How many cards the deck has. */
  readonly deck: number
  /** The top of the deck, while it lies face up. */
  readonly top: C | null
  /** The cards of the deck that nobody has seen in their place, in no order that tells anything. */
  readonly unseen: readonly C[]
  readonly row: readonly (C | null)[]
  readonly slots: { readonly [D in Dissenter]: C | null }
  readonly discard: readonly C[]
}

/** The cards as a view shows them; `all` gives their printed order. */
export function viewDeck<C extends string>(cards: ActionDeck<C>, all: readonly C[]): ActionDeckView<C> {
  const { deck, shown, row, slots, discard } = cards
  const hidden = shown ? deck.slice(0, -1) : deck
  return {
    deck: deck.length,
    top: shown ? (deck[deck.length - 1] ?? null) : null,
    unseen: all.filter(card => hidden.includes(card)),
    row: [...row],
    slots: { ...slots },
    discard: [...discard],
  }
}

/** What shuffles a pile. */
interface Dealer {
  below(n: number): number
  shuffle<L extends unknown[]>(pile: L): L
}

/** Deals the hidden part of the deck again, in place: the card that reshuffles is one of the last three (L2338-2340). */
export function redealDeck<C extends string>(
  { deck, shown }: ActionDeck<C>,
  reshuffle: C,
  chance: Dealer,
): void {
  const top = shown ? deck.pop() : undefined
  const others = chance.shuffle(deck.filter(card => card !== reshuffle))
  if (others.length < deck.length)
    others.splice(chance.below(Math.min(deck.length, UNDER_THE_DECK + 1)), 0, reshuffle)
  deck.splice(0, deck.length, ...others)
  if (top !== undefined) deck.push(top)
}

/** What is wrong with the cards: each is somewhere, once, and the one that reshuffles only ever in the deck. */
export function deckFaults<C extends string>(
  { deck, row, slots, discard }: ActionDeck<C>,
  all: readonly C[],
  reshuffle: C,
): string[] {
  const elsewhere = [...row, slots.narek, slots.camilla, ...discard].filter(card => card !== null)
  const every = [...deck, ...elsewhere]
  const wrong: string[] = []
  if (every.length !== all.length || new Set(every).size !== all.length)
    wrong.push(`there are ${every.length} action cards, of which ${new Set(every).size} differ`)
  if (elsewhere.includes(reshuffle)) wrong.push('the card that reshuffles left the deck')
  return wrong
}
