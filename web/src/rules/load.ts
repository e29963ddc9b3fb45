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
const chapters = import.meta.glob<{ chapters: Titles; topics?: Titles }>(
  '../../../games/*/text/{fr,en}/chapters.ts',
)
const later = import.meta.glob<string>('../../../games/*/LATER.txt', { query: '?raw', import: 'default' })

/** The rule index of a game, in English where the language has none; null where the game has none at all. */
export async function rulesOf(game: string, language: Language): Promise<RuleIndex | null> {
  const own = language === 'fr' ? await found(statements, game, /RULES\.fr\.tsv$/) : null
  const tsv = own ?? (await found(statements, game, /RULES\.tsv$/))
  if (tsv === null) return null
  const [titles, coming] = await Promise.all([chaptersIn(game, language), found(later, game, /LATER\.txt$/)])
  // What cannot be played yet is no rule of this table.
  const notYet = new Set(coming?.split(/\r?\n/))
  const rules = readRules(tsv).filter(({ id }) => !notYet.has(id))
  return { language: own === null ? 'en' : language, rules, titles: titles?.chapters ?? {} }
}

const chaptersIn = (game: string, language: Language) =>
  found(chapters, game, new RegExp(`/${language}/chapters\\.ts$`))

/** Tells what the rules of a game are about, by their ids. */
export async function topicsOf(game: string, language: Language): Promise<(rule: string) => string | null> {
  const own = await chaptersIn(game, language)
  return rule => topicOf(rule, { ...own?.chapters, ...own?.topics })
}

/** What a rule is about: the title of the longest part of its id that has one. */
export function topicOf(rule: string, titles: Titles): string | null {
  const parts = rule.split('.')
  for (let length = parts.length; length > 0; length--) {
    const title = titles[parts.slice(0, length).join('.')]
    if (title !== undefined) return title
  }
  return null
}
