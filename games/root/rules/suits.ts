import { CARDS, type CardId } from '../data/cards.ts'
import { CLEARINGS, type Clearing } from '../data/map.ts'
import { type ClearingSuit, SUITS, type Suit } from '../data/suits.ts'
import type { RootState } from '../state.ts'

type Suited = Pick<RootState, 'suits' | 'everySuit'>

const hasEvery = ({ everySuit }: Suited, clearing: Clearing): boolean =>
  everySuit?.includes(clearing) === true

/** Whether a clearing has a suit; each has the one that is marked, some have all. 2.2.2 */
export const hasSuit = (state: Suited, clearing: Clearing, suit: ClearingSuit): boolean =>
  state.suits[clearing] === suit || hasEvery(state, clearing)

/** Whether a card of a suit acts in a clearing: a bird acts anywhere. */
export const actsIn = (state: Suited, clearing: Clearing, suit: Suit): boolean =>
  suit === 'bird' || hasSuit(state, clearing, suit)

const ALONE: { readonly [S in ClearingSuit]: readonly ClearingSuit[] } = {
  fox: ['fox'],
  rabbit: ['rabbit'],
  mouse: ['mouse'],
}

/** The suits of a clearing. */
export const suitsOf = (state: Suited, clearing: Clearing): readonly ClearingSuit[] =>
  hasEvery(state, clearing) ? SUITS : ALONE[state.suits[clearing]]

/** The clearings of a suit. */
export function clearingsOf(state: Suited, suit: ClearingSuit): Clearing[] {
  return CLEARINGS.filter(clearing => hasSuit(state, clearing, suit))
}

/** Whether a card may be spent for a clearing: of one of its suits, or a bird. 2.1.1 */
export const fits = (state: Suited, card: CardId, clearing: Clearing): boolean =>
  actsIn(state, clearing, CARDS[card].suit)

/** The cards of a pile that fit a clearing. */
export function fitting(state: Suited, pile: readonly CardId[], clearing: Clearing): CardId[] {
  const found: CardId[] = []
  for (const card of pile) if (fits(state, card, clearing)) found.push(card)
  return found
}

/** Whether a pile has a card that fits a clearing. */
export function hasFitting(state: Suited, pile: readonly CardId[], clearing: Clearing): boolean {
  for (const card of pile) if (fits(state, card, clearing)) return true
  return false
}
