import { existsSync } from 'node:fs'
import type { Problem } from '@tablee/table'
import { type Command, type Desk, printJson } from '../desk.ts'
import { writeWhole } from '../files.ts'
import { storeFlags, withStore } from '../server.ts'
import { wrong } from '../words.ts'

type Server = typeof import('@tablee/server')
type Store = Awaited<ReturnType<Server['openDatabase']>>

/** What was done, as a sentence and for programs. */
interface Done {
  readonly say: (words: Desk['words']) => string
  readonly value: unknown
}

interface Act {
  /** How many words follow the name of the act, at least and at most. */
  readonly words: readonly [min: number, max: number]
  run(server: Server, store: Store, words: readonly string[]): Promise<Done>
}

const acts: { readonly [name: string]: Act } = {
  list: {
    words: [1, 1],
    async run({ owner }, store, [what]) {
      const { lists } = owner
      if (!Object.hasOwn(lists, what)) throw wrong('cli.ownerWords', { act: 'list' })
      const rows = await lists[what as keyof typeof lists](store)
      return { say: () => tableOf(rows), value: rows }
    },
  },
  ban: {
    words: [1, 1],
    async run({ owner }, { db }, [person]) {
      const id = await owner.ban(db, person)
      return { say: words => words.say('cli.banned', { id }), value: { id } }
    },
  },
  unban: {
    words: [1, 1],
    async run({ owner }, { db }, [person]) {
      const id = await owner.unban(db, person)
      return { say: words => words.say('cli.unbanned', { id }), value: { id } }
    },
  },
  'reset-password': {
    words: [1, 1],
    async run({ owner }, { db }, [person]) {
      const value = await owner.resetPassword(db, person)
      return { say: words => words.say('cli.passwordReset', value), value }
    },
  },
  rename: {
    words: [2, 2],
    async run({ owner }, { db }, [given, name]) {
      const id = await owner.rename(db, given, name)
      return { say: words => words.say('cli.renamed', { id, name }), value: { id, name } }
    },
  },
  end: {
    words: [1, 1],
    async run({ owner }, { db }, [id]) {
      await owner.end(db, id)
      return { say: words => words.say('cli.ended', { id }), value: { id } }
    },
  },
  problems: {
    words: [0, 2],
    async run({ owner }, { db }, [id, file]) {
      if (id === undefined) {
        const rows = await owner.listProblems(db)
        return {
          say: words => (rows.length === 0 ? words.say('cli.noProblems') : tableOf(rows)),
          value: rows,
        }
      }
      const row = await owner.readProblem(db, id)
      if (file !== undefined) {
        writeProblem(file, row)
        return { say: words => words.say('cli.problemKept', { file }), value: { id, file } }
      }
      return { say: words => problemInWords(words, row), value: { ...row, report: JSON.parse(row.report) } }
    },
  },
  forget: {
    words: [1, 1],
    async run({ owner }, { db }, [id]) {
      await owner.forgetProblem(db, id)
      return { say: words => words.say('cli.problemGone', { id }), value: { id } }
    },
  },
  repair: {
    words: [1, 1],
    async run({ owner }, { db }, [id]) {
      const result = await owner.repairTable(db, id)
      return { say: words => words.say('cli.repaired', { id, ...result }), value: { id, ...result } }
    },
  },
}

/** `tablee owner`: what the owner of a server does. */
export const owner: Command = {
  flags: storeFlags,
  words: [1, 3],
  async run(desk, given) {
    const [name, ...words] = given.words
    const act = Object.hasOwn(acts, name) ? acts[name] : undefined
    if (!act) throw wrong('cli.ownerAct', { act: name, known: Object.keys(acts) })
    const [min, max] = act.words
    if (words.length < min || words.length > max) throw wrong('cli.ownerWords', { act: name })
    const server = await import('@tablee/server')
    const done = await withStore(given, store => act.run(server, store, words))
    if (desk.json) printJson(desk, done.value)
    else desk.out.line(done.say(desk.words))
    return 0
  },
}

type ProblemRow = Awaited<ReturnType<Server['owner']['readProblem']>>

/** A problem as its owner reads it, without its game. */
function problemInWords(words: Desk['words'], { report, picture, ...row }: ProblemRow): string {
  const { said = null, versions, picks, seat } = JSON.parse(report) as Partial<Problem>
  const facts = { ...versions, ...(picks !== undefined && { picks, seat }) }
  const lines = [
    tableOf([row]),
    ...(Object.keys(facts).length > 0 ? [tableOf([facts])] : []),
    ...(said === null ? [] : [words.say('cli.problemSaid', { said })]),
    ...(row.about === null
      ? []
      : [words.say('cli.problemAbout', { about: row.about, by: row.by_person ?? '' })]),
  ]
  return lines.join('\n')
}

/** Writes a report, and the picture that came with it beside it. */
function writeProblem(file: string, { report, picture }: ProblemRow): void {
  if (existsSync(file)) throw wrong('cli.notOurs', { file })
  writeWhole(file, `${report}\n`)
  const [, kind, data] = /^data:image\/(\w+);base64,(.*)$/.exec(picture ?? '') ?? []
  if (data !== undefined) writeWhole(`${file}.${kind}`, Buffer.from(data, 'base64'))
}

/** Rows one below the other, times as people read them. */
function tableOf(rows: readonly object[]): string {
  return rows.map(row => Object.entries(row).map(shown).join('  ')).join('\n')
}

function shown([column, value]: [string, unknown]): string {
  const isTime = typeof value === 'number' && value > 1e12
  const text = isTime ? new Date(value).toISOString().slice(0, 19) : String(value ?? '-')
  return `${column}=${text}`
}
