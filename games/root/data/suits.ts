/** The suit of a clearing. */
export type ClearingSuit = 'fox' | 'rabbit' | 'mouse'

/** The suit of a card; birds stand for any suit. */
export type Suit = ClearingSuit | 'bird'

/** The three clearing suits. */
export const SUITS: readonly ClearingSuit[] = ['fox', 'rabbit', 'mouse']
