import type { Language, Text } from '@tablee/kernel'

const words = import.meta.glob<{ messages: Text }>('./words/robots/{en,fr}.ts')

/** Fetches what is said of robots in a language, for where one plays or may be chosen. */
export const robotWords = (language: Language): Promise<{ messages: Text }> =>
  words[`./words/robots/${language}.ts`]()
