import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Language } from '@tablee/kernel'
import { wrong } from './words.ts'

/** A row of a rule index. */
export interface RuleRow {
  readonly id: string
  /** The lines of the rulebook it comes from. */
  readonly lines: string
  readonly kind: string
  readonly statement: string
}

/** A rule index against the tests that passed. */
export interface Coverage {
  readonly rules: number
  readonly covered: number
  readonly missing: readonly RuleRow[]
  /** Ids that tests cite and no row has. */
  readonly unknown: readonly string[]
  /** The ids of a scope that is not built yet; those without a test are among the missing. */
  readonly later: ReadonlySet<string>
  readonly byKind: { readonly [kind: string]: { readonly rules: number; readonly covered: number } }
}

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** Whether a game has a rule index. */
export function hasRules(root: string, game: string): boolean {
  return existsSync(indexFile(root, game))
}

/** Whether there is a report of the last tests. */
export function hasReport(root: string): boolean {
  return existsSync(reportFile(root))
}

/** Counts which rules of a game are cited, in square brackets, by the titles of its tests that passed. */
export function coverageOf(root: string, game: string, language: Language = 'en'): Coverage {
  if (!hasRules(root, game)) throw wrong('cli.noRules', { game, file: join('games', game, 'RULES.tsv') })
  const rows = readIndex(root, game, language)
  const cited = citations(readReport(root), `${sep}games${sep}${game}${sep}`)
  const ids = new Set(rows.map(row => row.id))
  const missing = rows.filter(row => !cited.has(row.id))
  const byKind: { [kind: string]: { rules: number; covered: number } } = {}
  for (const { id, kind } of rows) {
    byKind[kind] ??= { rules: 0, covered: 0 }
    byKind[kind].rules++
    if (cited.has(id)) byKind[kind].covered++
  }
  return {
    rules: rows.length,
    covered: rows.length - missing.length,
    missing,
    unknown: [...cited].filter(id => !ids.has(id)),
    later: readLater(root, game),
    byKind,
  }
}

/** What a rule says, in a language if the index of its game has it; null when there is no such rule. */
export function statementOf(root: string, game: string, id: string, language: Language): string | null {
  if (!hasRules(root, game)) return null
  return readIndex(root, game, language).find(row => row.id === id)?.statement ?? null
}

function indexFile(root: string, game: string): string {
  return join(root, 'games', game, 'RULES.tsv')
}

/** Where the statements stand in French. */
function frenchFile(root: string, game: string): string {
  return join(root, 'games', game, 'RULES.fr.tsv')
}

function reportFile(root: string): string {
  return join(root, 'reports', 'tests.json')
}

function readIndex(root: string, game: string, language: Language): RuleRow[] {
  const french = frenchFile(root, game)
  const told = new Map<string, string>()
  if (language === 'fr' && existsSync(french))
    for (const [id, statement = ''] of readRows(french)) told.set(id, statement)
  return readRows(indexFile(root, game)).map(([id, lines = '', kind = '', statement = '']) => ({
    id,
    lines,
    kind,
    statement: told.get(id) ?? statement,
  }))
}

function readRows(file: string): string[][] {
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter(line => line.trim() !== '')
    .map(line => line.split('\t'))
    .filter(([id]) => id !== 'id')
}

function readLater(root: string, game: string): Set<string> {
  const file = join(root, 'games', game, 'LATER.txt')
  if (!existsSync(file)) return new Set()
  return new Set(readFileSync(file, 'utf8').split(/\s+/).filter(Boolean))
}

function readReport(root: string): Report {
  const file = reportFile(root)
  if (!existsSync(file)) throw wrong('cli.noReport')
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    if (Array.isArray(report.testResults)) return report
  } catch {
    // Told below: the last run was cut short.
  }
  throw wrong('cli.badReport')
}

function citations(report: Report, place: string): Set<string> {
  return new Set(
    report.testResults
      .filter(file => file.name.includes(place))
      .flatMap(file => file.assertionResults)
      .filter(test => test.status === 'passed')
      .flatMap(test => [...test.fullName.matchAll(/\[([^\]\s]+)\]/g)].map(match => match[1])),
  )
}
