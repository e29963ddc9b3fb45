import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Kysely, type Selectable, sql } from 'kysely'
import { isDatabaseAway } from './database/away.ts'
import type { Store } from './database/open.ts'
import type { Database } from './database/schema.ts'
import { RequestRefusal, refusal } from './hall/refusal.ts'

/** The number of this format: gzipped lines of JSON, a heading, the rows of each table, an end with their checksum. */
const FORMAT = 2
/** The first format that has a checksum. */
const SUMMED = 2
/** How many rows are read or written at once. */
const BATCH = 500

/** The tables of the database in order, and the columns by which their rows are told apart. */
const tables = {
  people: ['id'],
  sessions: ['hash'],
  tables: ['id'],
  chairs: ['table_id', 'seat'],
  invitations: ['table_id', 'person'],
  picks: ['table_id', 'seq'],
  checkpoints: ['table_id'],
  chat: ['n'],
  subscriptions: ['endpoint'],
  audit: ['n'],
  kept: ['name'],
  told: ['what'],
  problems: ['id'],
  sittings: ['table_id', 'person'],
  marks: ['person', 'other', 'kind'],
  campaigns: ['person', 'id'],
} as const satisfies { readonly [T in keyof Database]: readonly (keyof Database[T])[] }

type Name = keyof typeof tables
type Row = { readonly [column: string]: unknown }
type Line =
  | { readonly tablee: 'backup'; readonly format: number; readonly at: number }
  | { readonly into: Name; readonly row: Row }
  | { readonly rows: number; readonly sum?: string }

/** Writes a whole database, as it is at one moment, into a file that both kinds of database can restore. */
export async function backup(store: Store, file: string): Promise<number> {
  const part = `${file}.part`
  let rows = 0
  try {
    // One moment of the database, read without keeping anybody from writing meanwhile.
    await store.read(async db => {
      const sum = createHash('sha256')
      await pipeline(
        async function* () {
          yield lineOf({ tablee: 'backup', format: FORMAT, at: Date.now() })
          for (const name of Object.keys(tables) as Name[])
            for await (const row of rowsOf(db, name)) {
              rows++
              const line = lineOf({ into: name, row })
              sum.update(line)
              yield line
            }
          yield lineOf({ rows, sum: sum.digest('hex') })
        },
        createGzip(),
        // It holds the hashes of passwords: nobody else may read it.
        createWriteStream(part, { mode: 0o600, flags: 'wx' }),
      )
    })
    const written = await open(part, 'r+')
    await written.sync()
    await written.close()
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return rows
}

/** A backup in a process of its own has time: whoever plays on this machine meanwhile comes first. */
export function yieldToOthers(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW)
  } catch {
    // Where that is not allowed, it competes with them.
  }
}

/** Fills an empty database from a backup, all of it or nothing; a file that was damaged is refused. */
export async function restore(store: Store, file: string): Promise<number> {
  try {
    return await store.db.transaction().execute(db => fill(db, file))
  } catch (error) {
    // A row that the database does not take is one that no backup wrote.
    if (error instanceof RequestRefusal || isDatabaseAway(error) || isOfFile(error)) throw error
    throw refusal(400, 'server.notABackup')
  }
}

async function fill(db: Kysely<Database>, file: string): Promise<number> {
  for (const name of ['people', 'tables'] as const)
    if (await db.selectFrom(name).select('id').limit(1).executeTakeFirst())
      throw refusal(409, 'server.notEmpty')
  const sum = createHash('sha256')
  let rows = 0
  let whole = false
  let format = FORMAT
  let batch: { into: Name; rows: Selectable<Database[Name]>[] } | null = null
  const flush = async () => {
    if (batch) await db.insertInto(batch.into).values(batch.rows).execute()
    batch = null
  }
  for await (const line of linesOf(file)) {
    if ('tablee' in line) format = line.format
    if ('rows' in line) whole = line.rows === rows && (format < SUMMED || line.sum === sum.digest('hex'))
    if (!('into' in line)) continue
    sum.update(lineOf(line))
    if (batch && (batch.into !== line.into || batch.rows.length >= BATCH)) await flush()
    batch ??= { into: line.into, rows: [] }
    batch.rows.push(line.row as unknown as Selectable<Database[Name]>)
    rows++
  }
  await flush()
  if (!whole) throw refusal(400, 'server.notABackup')
  return rows
}

/** What goes wrong with the file itself, such as that there is none. */
const isOfFile = (error: unknown): boolean => error instanceof Error && 'path' in error

function lineOf(line: Line): string {
  return `${JSON.stringify(line)}\n`
}

/** The rows of a table by their key; what the database counts up by itself is left out, and counted anew. */
async function* rowsOf(db: Kysely<Database>, name: Name): AsyncGenerator<Row> {
  for (let last: Row | undefined; ; ) {
    const rows: Row[] = await rowsAfter(db, name, last)
    for (const { n: _, ...row } of rows) yield row
    if (rows.length < BATCH) return
    last = rows.at(-1)
  }
}

async function rowsAfter(db: Kysely<Database>, name: Name, last: Row | undefined): Promise<Row[]> {
  const keys: readonly string[] = tables[name]
  const columns = sql.join(keys.map(key => sql.ref(key)))
  const after = last ? sql`where (${columns}) > (${sql.join(keys.map(key => last[key]))})` : sql``
  const { rows } = await sql<Row>`
    select * from ${sql.table(name)} ${after} order by ${columns} limit ${BATCH}`.execute(db)
  return rows
}

async function* linesOf(file: string): AsyncGenerator<Line> {
  const packed = createReadStream(file)
  const input = packed.pipe(createGunzip())
  // What goes wrong with the file is told by whoever reads the lines.
  packed.on('error', error => input.destroy(error))
  let first = true
  try {
    for await (const text of createInterface({ input })) {
      const line = JSON.parse(text) as Line
      if (first && !('tablee' in line && line.tablee === 'backup' && line.format <= FORMAT))
        throw refusal(400, 'server.notABackup')
      first = false
      if ('into' in line && !Object.hasOwn(tables, line.into)) throw refusal(400, 'server.notABackup')
      yield line
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw code.startsWith('Z_') || error instanceof SyntaxError ? refusal(400, 'server.notABackup') : error
  }
}
