import type { Language } from '@tablee/kernel'

/** Something in every language. */
type ByLanguage<T> = { readonly [L in Language]: T }

/** Where the words of a game's board lie, by language: a browser fetches one of them. */
export function wordsByLanguage<W>() {
  const told: { [L in Language]?: W } = {}

  /** The words of a language; for the moment until they are there, those of the other. */
  function wordsIn(language: Language): W {
    const words = told[language] ?? told.fr ?? told.en
    if (!words) throw new Error(`The words of “${language}” were not loaded.`)
    return words
  }

  return {
    wordsIn,
    /** Brings the words of a language. */
    bringWords(language: Language, words: W): void {
      told[language] = words
    },
    /** Some of the words, by language. */
    some: <T>(which: (words: W) => T): ByLanguage<T> => ({
      get en() {
        return which(wordsIn('en'))
      },
      get fr() {
        return which(wordsIn('fr'))
      },
    }),
  }
}
