import type { Language } from '@tablee/kernel'
import { found } from '../games.ts'
import { type RuleLine, readRules } from './index.ts'

type Titles = { readonly [head: string]: string }

/** The rules of a game, as far as they are written in a language. */
export interface RuleIndex {
  /** The language of the statements. */
  readonly language: Language
  readonly rules: readonly RuleLine[]
  /** The titles of the chapters, by the first part of the ids. */
  readonly titles: Titles
}

// Each index is a file of its own: only the language in use is fetched.
const statements = import.meta.glob<string>('../../../games/*/RULES{,.fr}.tsv', {
  query: '?raw',
  import: 'default',
})
const chapters = import.meta.glob<{ chapters: Titles }>('../../../games/*/text/{fr,en}/chapters.ts')

/** The rule index of a game, in English where the language has none; null where the game has none at all. */
export async function rulesOf(game: string, language: Language): Promise<RuleIndex | null> {
  const own = language === 'fr' ? await found(statements, game, /RULES\.fr\.tsv$/) : null
  const tsv = own ?? (await found(statements, game, /RULES\.tsv$/))
  if (tsv === null) return null
  const titles = await found(chapters, game, new RegExp(`/${language}/chapters\\.ts$`))
  return { language: own === null ? 'en' : language, rules: readRules(tsv), titles: titles?.chapters ?? {} }
}
