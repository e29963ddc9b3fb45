import { CARDS } from '../../data/cards.ts'
import { SUITS } from '../../data/suits.ts'
import type { FactionPicture } from '../../terminal/faction.ts'
import { cardName, onMap } from '../../terminal/lines.ts'
import { GARDEN_OF } from './data.ts'

const WORDS = {
  en: {
    acolytes: 'Acolytes',
    outcast: 'Outcast',
    hated: 'hated',
    gardens: 'Gardens',
    souls: 'Lost Souls',
    revealed: 'Revealed',
    suit: { fox: 'fox', rabbit: 'rabbit', mouse: 'mouse', bird: 'bird' },
  },
  fr: {
    acolytes: 'Acolytes',
    outcast: 'Parias',
    hated: 'haïs',
    gardens: 'Jardins',
    souls: 'Âmes Perdues',
    revealed: 'Révélées',
    suit: { fox: 'Renard', rabbit: 'Lapin', mouse: 'Souris', bird: 'Oiseau' },
  },
} as const

const MARKS = {
  en: { foxGarden: 'Gdn', rabbitGarden: 'Gdn', mouseGarden: 'Gdn' },
  fr: { foxGarden: 'Jrd', rabbitGarden: 'Jrd', mouseGarden: 'Jrd' },
} as const

/** The Lizard Cult in the terminal. */
export const picture: FactionPicture = {
  letter: 'L',
  colour: 93,
  marks: MARKS,
  facts(_, { cult, buildings, warriors }, language) {
    if (!cult) return []
    const words = WORDS[language]
    const { acolytes, outcast, hated, lostSouls, revealed } = cult
    const gardens = SUITS.map(suit => `${words.suit[suit]} ${onMap(buildings[GARDEN_OF[suit]])}`).join(', ')
    const souls = ([...SUITS, 'bird'] as const)
      .map(suit => `${words.suit[suit]} ${lostSouls.filter(card => CARDS[card].suit === suit).length}`)
      .join(', ')
    return [
      `${words.acolytes} ${acolytes} · ${words.outcast} ${words.suit[outcast]}${hated ? ` (${words.hated})` : ''} · L ${warriors[0]}`,
      `${words.gardens} ${gardens} · ${words.souls} ${souls}`,
      ...(revealed.length > 0
        ? [`${words.revealed} ${revealed.map(card => cardName(card, language)).join(', ')}`]
        : []),
    ]
  },
}
