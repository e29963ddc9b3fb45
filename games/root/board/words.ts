import type { Language } from '@tablee/kernel'
import type { Card } from '../data/cards.ts'
import { type BoardWords, board as en } from '../text/en/board.ts'
import { help as helpEn } from '../text/en/help.ts'
import { board as fr } from '../text/fr/board.ts'
import { help as helpFr } from '../text/fr/help.ts'

/** The words of the board in both languages. */
export const WORDS: { readonly [L in Language]: BoardWords } = { en, fr }

const HELP: { readonly [L in Language]: { readonly [id: string]: () => string } } = { en: helpEn, fr: helpFr }

/** The title of a card. */
export function titleOf({ kind, name }: Card, language: Language): string {
  const words = WORDS[language]
  return kind === 'ambush' || kind === 'dominance' ? words[kind] : words.title[name]
}

/** What a card does. */
export function helpOf({ kind, name, item }: Card, language: Language): string {
  const id = kind === 'item' && item ? item : name
  return HELP[language][`card.help.${id}`]?.() ?? ''
}

/** Words with their first letter as a capital. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
