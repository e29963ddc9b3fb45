import { type Coverage, coverageOf } from '../coverage.ts'
import { type Command, type Desk, openRoom, printJson } from '../desk.ts'
import { aligned } from '../screen.ts'

/** `tablee rules`: the rule index against the tests that passed. */
export const rules: Command = {
  flags: {},
  words: [1, 1],
  async run(desk, given) {
    const { game } = await openRoom(desk, given.words[0])
    const coverage = coverageOf(desk.root, game.id, desk.words.language)
    if (desk.json) printJson(desk, asJson(coverage))
    else print(desk, coverage)
    return 0
  },
}

function asJson({ rules, covered, missing, unknown, later, byKind }: Coverage): unknown {
  return { rules, covered, missing: missing.map(row => row.id), unknown, later: [...later], byKind }
}

function print({ out, words }: Desk, { rules, covered, missing, unknown, later, byKind }: Coverage): void {
  const rows = missing.map(({ id, lines, kind, statement }) => [
    later.has(id) ? out.paint('dim', words.say('cli.later')) : out.paint('yellow', words.say('cli.missing')),
    id,
    lines,
    kind,
    statement,
  ])
  for (const line of aligned(rows)) out.line(line)
  if (rows.length > 0) out.line()

  const heading = [words.say('cli.kind'), words.say('cli.rules'), words.say('cli.tested')]
  const kinds = Object.entries(byKind).map(([kind, one]) => [kind, String(one.rules), String(one.covered)])
  for (const line of aligned([heading, ...kinds])) out.line(line)
  out.line()
  if (unknown.length > 0) out.line(words.say('cli.unknownRules', { ids: unknown }))
  const waiting = missing.filter(row => later.has(row.id)).length
  out.line(words.say('cli.coverage', { rules, covered, later: waiting }))
}
