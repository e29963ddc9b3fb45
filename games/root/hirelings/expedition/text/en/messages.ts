import type { Cast, Text } from '@tablee/kernel'
import type { CardId } from '../../../../data/cards.ts'
import { card, cards, Does, place } from '../../../../text/en/words.ts'

/** The Sunward Expedition and the Mole Artisans, in English. */
export const messages = {
  'act.expedition': () => 'Sunward Expedition: a foothold, then march or grow',
  'expedition.where': () => 'Where does the Expedition place a foothold?',
  'expedition.from': () => 'Which foothold does it give up for it?',
  'expedition.leaves': (v: { party: number; clearing: number }, cast: Cast) =>
    `${Does(cast, v.party, 'gives', 'give')} up the foothold in ${place(v.clearing)}.`,
  'expedition.count': (v: { clearing: number }) => `How many of its warriors come to ${place(v.clearing)}?`,
  'expedition.grow': () => 'Place a warrior at each foothold',
  'artisans.keep': (v: { card: CardId }) =>
    `Mole Artisans: show ${card(v.card)} instead of discarding it? It returns at the end of Evening.`,
  'artisans.show': () => 'Show it',
  'artisans.discard': () => 'Discard it',
  'artisans.shown': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'shows', 'show')} ${card(v.card)} instead of discarding it.`,
  'artisans.back': (v: { seat: number; cards: readonly CardId[] }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} back ${cards(v.cards)}.`,
} satisfies Text
