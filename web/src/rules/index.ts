/** A rule as the index of a game has it. */
export interface RuleLine {
  readonly id: string
  readonly kind: string
  readonly statement: string
}

/** Reads a rule index: a head, then one rule a line. */
export function readRules(tsv: string): readonly RuleLine[] {
  return tsv
    .split('\n')
    .slice(1)
    .flatMap(line => {
      const [id, , kind, statement] = line.split('\t')
      return statement ? [{ id, kind, statement }] : []
    })
    .sort((a, b) => order(a.id, b.id))
}

/** The rules in which every word occurs, in number or statement. */
export function search(rules: readonly RuleLine[], words: string): readonly RuleLine[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return rules
  const fits = ({ id, statement }: RuleLine) => {
    const text = `${id} ${statement}`.toLowerCase()
    return wanted.every(word => text.includes(word))
  }
  const [word] = wanted
  const near = ({ id }: RuleLine) => (id === word ? 0 : id.startsWith(`${word}.`) ? 1 : 2)
  return rules.filter(fits).sort((a, b) => near(a) - near(b))
}

/** Numbered laws first, in the order of their numbers; then the others by name. */
function order(a: string, b: string): number {
  const [lawA, lawB] = [a, b].map(id => /^\d/.test(id))
  if (lawA !== lawB) return lawA ? -1 : 1
  return a.localeCompare(b, 'en', { numeric: true })
}
