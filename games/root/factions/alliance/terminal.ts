import { FACE_DOWN } from '../../data/cards.ts'
import type { FactionPicture } from '../../terminal/faction.ts'
import { cardName, onMap } from '../../terminal/lines.ts'
import { BASES } from './data.ts'

const WORDS = {
  en: { supporters: 'Supporters', officers: 'Officers', sympathy: 'Sympathy' },
  fr: { supporters: 'Partisans', officers: 'Officiers', sympathy: 'Sympathie' },
} as const

const MARKS = { sympathy: 'symp', ...Object.fromEntries(BASES.map(base => [base, 'Base'])) }

/** The Woodland Alliance in the terminal. */
export const picture: FactionPicture = {
  letter: 'A',
  colour: 32,
  marks: { en: MARKS, fr: MARKS },
  facts(_, { alliance, tokens }, language) {
    if (!alliance) return []
    const { supporters, officers } = alliance
    const words = WORDS[language]
    const known =
      supporters.length === 0 || supporters.includes(FACE_DOWN)
        ? ''
        : ` (${supporters.map(card => cardName(card, language)).join(', ')})`
    return [
      `${words.supporters} ${supporters.length}${known} · ${words.officers} ${officers} · ${words.sympathy} ${onMap(tokens.sympathy)}`,
    ]
  },
}
