import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Store } from './database/open.ts'
import type { Database } from './database/schema.ts'
import { refusal } from './hall/refusal.ts'

/** The number of this format: gzipped lines of JSON, a heading, the rows of each table, an end. */
const FORMAT = 1
/** How many rows are read or written at once. */
const BATCH = 500

/** The tables of the database in order, and the columns by which their rows are told apart. */
const tables = {
  people: ['id'],
  sessions: ['hash'],
  tables: ['id'],
  chairs: ['table_id', 'seat'],
  picks: ['table_id', 'seq'],
  checkpoints: ['table_id'],
  chat: ['n'],
  subscriptions: ['endpoint'],
  audit: ['n'],
  kept: ['name'],
  told: ['what'],
} as const satisfies { readonly [T in keyof Database]: readonly (keyof Database[T])[] }

type Name = keyof typeof tables
type Row = { readonly [column: string]: unknown }
type Line =
  | { readonly tablee: 'backup'; readonly format: number; readonly at: number }
  | { readonly into: Name; readonly row: Row }
  | { readonly rows: number }

/** Writes a whole database, as it is at one moment, into a file that both kinds of database can restore. */
export async function backup(store: Store, file: string): Promise<number> {
  const part = `${file}.part`
  let rows = 0
  try {
    await atOneMoment(store, async db => {
      await pipeline(
        async function* () {
          yield lineOf({ tablee: 'backup', format: FORMAT, at: Date.now() })
          for (const name of Object.keys(tables) as Name[])
            for await (const row of rowsOf(db, name)) {
              rows++
              yield lineOf({ into: name, row })
            }
          yield lineOf({ rows })
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

/** Fills an empty database from a backup, all of it or nothing. */
export async function restore(store: Store, file: string): Promise<number> {
  return store.db.transaction().execute(async db => {
    for (const name of ['people', 'tables'] as const)
      if (await db.selectFrom(name).select('id').limit(1).executeTakeFirst())
        throw refusal(409, 'server.notEmpty')
    let rows = 0
    let ended = false
    let batch: { into: Name; rows: Selectable<Database[Name]>[] } | null = null
    const flush = async () => {
      if (batch) await db.insertInto(batch.into).values(batch.rows).execute()
      batch = null
    }
    for await (const line of linesOf(file)) {
      if ('rows' in line) ended = line.rows === rows
      if (!('into' in line)) continue
      if (batch && (batch.into !== line.into || batch.rows.length >= BATCH)) await flush()
      batch ??= { into: line.into, rows: [] }
      batch.rows.push(line.row as unknown as Selectable<Database[Name]>)
      rows++
    }
    await flush()
    if (!ended) throw refusal(400, 'server.notABackup')
    return rows
  })
}

function lineOf(line: Line): string {
  return `${JSON.stringify(line)}\n`
}

async function atOneMoment<R>(store: Store, act: (db: Transaction<Database>) => Promise<R>): Promise<R> {
  // A reading transaction of SQLite is one moment by itself.
  const { db, kind } = store
  return kind === 'sqlite'
    ? db.transaction().execute(act)
    : db.transaction().setIsolationLevel('repeatable read').execute(act)
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
      if (first && !('tablee' in line && line.tablee === 'backup' && line.format === FORMAT))
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
