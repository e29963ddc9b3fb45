import type { Language } from '@tablee/kernel'
import type { BoardWords } from '../text/en/board.ts'
import type { Names } from '../text/en/names.ts'

/** All that the board says in one language; board/words/<language>.ts brings it, and a browser fetches one of them. */
export interface GameWords {
  readonly board: BoardWords
  readonly names: Names
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
