import type { Language } from '@tablee/kernel'
import type { Card } from '../data/cards.ts'
import { type BoardWords, board as en } from '../text/en/board.ts'
import { cards as cardsEn } from '../text/en/cards.ts'
import { type FactionWords, factions as factionsEn } from '../text/en/factions.ts'
import { help as helpEn } from '../text/en/help.ts'
import { type MomentWords, moments as momentsEn } from '../text/en/moments.ts'
import { board as fr } from '../text/fr/board.ts'
import { cards as cardsFr } from '../text/fr/cards.ts'
import { factions as factionsFr } from '../text/fr/factions.ts'
import { help as helpFr } from '../text/fr/help.ts'
import { moments as momentsFr } from '../text/fr/moments.ts'

/** The words of the board in both languages. */
export const WORDS: { readonly [L in Language]: BoardWords } = { en, fr }

/** The words of the sheets that explain. */
export const SHEETS: { readonly [L in Language]: FactionWords } = { en: factionsEn, fr: factionsFr }

/** The words of what is shown beside the table. */
export const MOMENTS: { readonly [L in Language]: MomentWords } = { en: momentsEn, fr: momentsFr }

type Telling = { readonly [L in Language]: { readonly [name: string]: (() => string) | undefined } }

const HELP: Telling = { en: helpEn, fr: helpFr }
const CARDS: Telling = { en: cardsEn, fr: cardsFr }

/** The title of a card. */
export function titleOf({ kind, name }: Card, language: Language): string {
  const words = WORDS[language]
  return kind === 'ambush' || kind === 'dominance' ? words[kind] : words.title[name]
}

/** What a card does, as short as it must be to stand on it. */
export function helpOf({ kind, name, item }: Card, language: Language): string {
  return HELP[language][kind === 'item' && item ? item : name]?.() ?? ''
}

/** What a card does, in full. */
export function fullHelpOf(card: Card, language: Language): string {
  return CARDS[language][card.name]?.() ?? helpOf(card, language)
}

/** Words with their first letter as a capital. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
