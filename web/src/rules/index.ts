/** A rule as the index of a game has it. */
export interface RuleLine {
  readonly id: string
  readonly statement: string
}

/** The rules of a chapter. */
export interface Chapter {
  /** The first part of the ids of its rules. */
  readonly head: string
  readonly title: string
  readonly rules: readonly RuleLine[]
}

/** More neighbours than this are no neighbours: they are a list. */
const NEIGHBOURS = 12

/** Reads a rule index, in any language: a row that names the columns, then one rule a row. */
export function readRules(tsv: string): readonly RuleLine[] {
  const [names, ...rows] = tsv.split(/\r?\n/).map(line => line.split('\t'))
  const column = names.indexOf('statement')
  return rows.flatMap(row => (row[column] ? [{ id: row[0], statement: row[column] }] : []))
}

/** The rules whose statement has, or whose number begins with, every word, whatever its case and accents. */
export function search(rules: readonly RuleLine[], words: string): readonly RuleLine[] {
  const wanted = bare(words).split(/\s+/).filter(Boolean)
  return rules.filter(rule => {
    const [id, statement] = textsOf(rule)
    return wanted.every(word => id.startsWith(word) || statement.includes(word))
  })
}

/** The rules by chapter: those that have a title in the order of the titles, the others behind them. */
export function chaptersOf(
  rules: readonly RuleLine[],
  titles: { readonly [head: string]: string },
): readonly Chapter[] {
  const heads = new Map<string, RuleLine[]>(Object.keys(titles).map(head => [head, []]))
  for (const rule of rules) {
    const [head] = rule.id.split('.')
    heads.set(head, [...(heads.get(head) ?? []), rule])
  }
  return [...heads]
    .filter(([, found]) => found.length > 0)
    .map(([head, found]) => ({ head, title: titleOf(head, titles[head]), rules: found }))
}

/** A title behind its number, if the chapter has one: « 7. Dynasties de la Canopée ». */
function titleOf(head: string, title = head): string {
  return /^(\d+|[A-Z])$/.test(head) ? `${head}. ${title}` : title
}

/** A rule with all that stands under it, and what stands beside it. */
export function around(
  rules: readonly RuleLine[],
  id: string,
): { readonly rule: readonly RuleLine[]; readonly beside: readonly RuleLine[] } {
  const rule = rules.filter(one => one.id === id || one.id.startsWith(`${id}.`))
  const parent = parentOf(id)
  const beside = rules.filter(one => !rule.includes(one) && [parentOf(one.id), one.id].includes(parent))
  return { rule, beside: parent === '' || beside.length > NEIGHBOURS ? [] : beside }
}

/** The rule that a number means: the one of that id, else the first one under it. */
export function ruleAt(rules: readonly RuleLine[], id: string): RuleLine | undefined {
  return rules.find(rule => rule.id === id) ?? rules.find(rule => rule.id.startsWith(`${id}.`))
}

/** A statement in pieces; every second one is the number of another rule. */
export function withNumbers(statement: string): readonly string[] {
  return statement.split(/(\b(?:\d+|[A-G])(?:\.\d+)+(?:\.[IVX]+)?(?:\.[a-z])*\b)/)
}

const parentOf = (id: string): string => id.split('.').slice(0, -1).join('.')

const texts = new WeakMap<RuleLine, readonly [id: string, statement: string]>()

/** A rule as it is searched; made once, since every letter typed searches all of them. */
function textsOf(rule: RuleLine): readonly [id: string, statement: string] {
  const known = texts.get(rule) ?? [bare(rule.id), bare(rule.statement)]
  texts.set(rule, known)
  return known
}

/** Words without their case, accents and curls. */
function bare(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
}
