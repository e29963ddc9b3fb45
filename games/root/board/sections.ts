import type { Section, Sections } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import { CARDS, FACE_DOWN } from '../data/cards.ts'
import type { RootView } from '../view.ts'
import { CARD_SUITS, cardRef } from './contents.ts'
import { boardSection } from './sections/clearings.ts'
import { seatsSection } from './sections/seats.ts'
import { fullHelpOf, OUTLINE, SHEETS, titleOf, WORDS } from './words.ts'

/** The table of Root in text. */
export const sections: Sections<RootView> = (view, facts, language) => [
  ...handSection(view, language),
  boardSection(view, WORDS[language], OUTLINE[language], language),
  seatsSection(view, facts, WORDS[language], OUTLINE[language], language),
  ...discardSection(view, language),
]

/** The cards of the seat that looks: title, suit and cost, what it does. */
function handSection({ viewer, players }: RootView, language: Language): Section[] {
  if (viewer === null) return []
  const words = WORDS[language]
  const own = OUTLINE[language]
  const { hand } = players[viewer]
  const rows = hand
    .filter(card => card !== FACE_DOWN)
    .map(id => {
      const card = CARDS[id]
      const cost = card.cost.map(suit => (suit === 'any' ? words.anySuit : words.suit[suit])).join(', ')
      const suit = words.suit[card.suit]
      return {
        ref: cardRef(id),
        cells: [
          titleOf(card, language),
          cost ? `${suit}, ${own.costs(cost)}` : suit,
          fullHelpOf(card, language),
        ],
      }
    })
  return [{ place: 'hand', title: own.hand(hand.length), rows }]
}

/** The discard pile, by suit, the last discarded first: everybody may look through it. 1.2.2 */
function discardSection({ discard }: RootView, language: Language): Section[] {
  if (discard.length === 0) return []
  const words = WORDS[language]
  const sheets = SHEETS[language]
  const rows = CARD_SUITS.flatMap(suit =>
    discard
      .filter(id => CARDS[id].suit === suit)
      .reverse()
      .map(id => ({
        ref: cardRef(id),
        cells: [titleOf(CARDS[id], language), words.suit[suit], fullHelpOf(CARDS[id], language)],
      })),
  )
  return [{ place: 'board', title: sheets.discard, rows, note: sheets.discardLine(discard.length) }]
}
