import type { Language, Text } from '@tablee/kernel'
import type { BoardWords } from '../text/en/board.ts'
import type { Cards } from '../text/en/cards.ts'
import type { Names } from '../text/en/names.ts'
import type { Things } from '../text/en/things.ts'

/** All that the board says in one language; board/words/<language>.ts brings it, and a browser fetches one of them. */
export interface GameWords {
  readonly board: BoardWords
  readonly names: Names
  readonly things: Things
  readonly cards: Cards
  /** The messages of the game. */
  readonly text: Text
}

const told: { [L in Language]?: GameWords } = {}

/** Brings the words of a language. */
export function bringWords(language: Language, words: GameWords): void {
  told[language] = words
}

/** The words of a language; for the moment until they are there, those of the other. */
export function wordsIn(language: Language): GameWords {
  const words = told[language] ?? told.fr ?? told.en
  if (!words) throw new Error(`The words of “${language}” were not loaded.`)
  return words
}
