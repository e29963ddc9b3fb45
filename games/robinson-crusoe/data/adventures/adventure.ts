import type { Effect } from '../effects.ts'
import type { AdventureCard, AdventureType, BodyPart } from '../types.ts'
import { shuffle, specialWound } from '../verbs.ts'

/** How the cards of a deck are made: the upper part, the lower one if the card can come back, and the rest. */
export const cardOf =
  (deck: AdventureType) =>
  (
    upper: readonly Effect[],
    lower?: readonly Effect[],
    rest: Partial<Pick<AdventureCard, 'src' | 'copies' | 'power'>> = {},
  ): AdventureCard => ({ src: 'public', deck, upper, ...(lower && { lower }), ...rest })

/** A special wound, which its card will come back for; then the token leaves its bearer. */
export const woundCard = (
  deck: AdventureType,
  part: BodyPart,
  later: readonly Effect[],
  before: readonly Effect[] = [],
): AdventureCard => ({
  src: 'public',
  deck,
  upper: [...before, specialWound(deck, part), shuffle],
  lower: [...later, { do: 'removeSpecialWound' }],
})

/** The bearer of a special wound is wounded. */
export const bearerWound = (n: number): Effect => ({ do: 'wound', who: 'bearer', n })

/** The bearer of a special wound has one pawn only. */
export const bearerOnePawn: Effect = { do: 'limit', who: 'bearer', to: 'onePawn' }

/** The bearer of a special wound stays at the camp. */
export const bearerAtCamp: Effect = { do: 'limit', who: 'bearer', to: ['build', 'arrange', 'rest'] }
