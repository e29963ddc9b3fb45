import type { Language } from '@tablee/kernel'
import type { Card } from '../data/cards.ts'
import type { FactionId } from '../factions/index.ts'
import type { BoardWords } from '../text/en/board.ts'
import type { EndWords } from '../text/en/end.ts'
import type { MomentWords } from '../text/en/moments.ts'
import type { OutlineWords } from '../text/en/outline.ts'
import type { SheetWords } from '../text/en/sheets.ts'
import type { FactionWords } from '../text/faction-words.ts'

/** What cards do, by name. */
interface Telling {
  readonly [name: string]: (() => string) | undefined
}

/** All that the board says in one language; board/words/<language>.ts brings it, and a browser fetches one of them. */
export interface GameWords {
  readonly board: BoardWords
  readonly sheets: SheetWords
  readonly moments: MomentWords
  readonly outline: OutlineWords
  readonly end: EndWords
  readonly help: Telling
  readonly cards: Telling
  readonly factions: { readonly [faction: string]: FactionWords }
}

const told: { [L in Language]?: GameWords } = {}

/** Brings the words of a language. */
export function bringWords(language: Language, words: GameWords): void {
  told[language] = words
}

/** The words of a language; for the moment until they are there, those of the other. */
function wordsIn(language: Language): GameWords {
  const words = told[language] ?? told.fr ?? told.en
  if (!words) throw new Error(`The words of “${language}” were not loaded.`)
  return words
}

/** Some of the words, by language. */
function some<T>(which: (words: GameWords) => T): { readonly [L in Language]: T } {
  return {
    get en() {
      return which(wordsIn('en'))
    },
    get fr() {
      return which(wordsIn('fr'))
    },
  }
}

/** The words of the board. */
export const WORDS = some(({ board }) => board)

/** The words of the sheets that explain. */
export const SHEETS = some(({ sheets }) => sheets)

/** The words of what is shown beside the table. */
export const MOMENTS = some(({ moments }) => moments)

/** The words of the table in text, of phases and options. */
export const OUTLINE = some(({ outline }) => outline)

/** The words of the reckoning at the end. */
export const END = some(({ end }) => end)

/** The words of one faction: what every faction has, and its own. */
export const wordsOf = <W extends FactionWords = FactionWords>(faction: FactionId) =>
  some(({ factions }) => factions[faction] as W)

/** The words of a faction in a language. */
export const factionWords = (faction: FactionId, language: Language): FactionWords =>
  wordsIn(language).factions[faction]

/** What a party scores by itself, in a word. */
export const ownWord = (party: string, language: Language): string | undefined =>
  wordsIn(language).factions[party.replace(/\d+$/, '')]?.own

/** A scene that is shown beside the table, in words: any faction's, or one's own. */
export function sceneWords(kind: string, language: Language) {
  const { moments, factions } = wordsIn(language)
  const own = Object.values(factions).find(({ scenes }) => kind in scenes)
  return (own?.scenes ?? moments.scene)[kind]
}

/** The title of a card. */
export function titleOf({ kind, name }: Card, language: Language): string {
  const words = WORDS[language]
  return kind === 'ambush' || kind === 'dominance' ? words[kind] : words.title[name]
}

/** What a card does, as short as it must be to stand on it. */
export function helpOf({ kind, name, item }: Card, language: Language): string {
  return wordsIn(language).help[kind === 'item' && item ? item : name]?.() ?? ''
}

/** What a card does, in full. */
export function fullHelpOf(card: Card, language: Language): string {
  return wordsIn(language).cards[card.name]?.() ?? helpOf(card, language)
}

/** Words with their first letter as a capital. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
