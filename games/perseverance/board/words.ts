import type { Language } from '@tablee/kernel'

/** Where the words of a game's board lie, by language: a browser fetches one of them. */
export function wordsByLanguage<W>() {
  const told: { [L in Language]?: W } = {}
  return {
    /** Brings the words of a language. */
    bringWords(language: Language, words: W): void {
      told[language] = words
    },
    /** The words of a language; for the moment until they are there, those of the other. */
    wordsIn(language: Language): W {
      const words = told[language] ?? told.fr ?? told.en
      if (!words) throw new Error(`The words of “${language}” were not loaded.`)
      return words
    },
  }
}
