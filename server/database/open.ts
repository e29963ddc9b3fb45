import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'
import {
  Kysely,
  PostgresDialect,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
  sql,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import { type Commit, keepAll } from './commit.ts'
import { type Keeper, sqliteKeeper } from './commit-sqlite.ts'
import { type DatabaseKind, migrate } from './migrations.ts'
import type { Database } from './schema.ts'
import { WriteAheadLog } from './write-ahead-log.ts'

/** An open database, in the form of this version. */
export interface Store {
  readonly kind: DatabaseKind
  readonly db: Kysely<Database>
  /** What only SQLite has: the open file; null for PostgreSQL. */
  readonly sqlite: Sqlite.Database | null
  /** What only PostgreSQL has: its connections, and the address for one of one's own; null for SQLite. */
  readonly postgres: { readonly pool: pg.Pool; readonly url: string } | null
  /** Several queries that see the database as it was at one moment. */
  read<R>(look: (db: Kysely<Database>) => Promise<R>): Promise<R>
  /** A transaction that is on disk when this is done; the process does other things meanwhile. */
  write<R>(change: (trx: Transaction<Database>) => Promise<R>): Promise<R>
  /** Keeps changes of different tables, on disk when this is done; returns those that nobody else had made first. */
  keep(commits: readonly Commit[]): Promise<Commit[]>
  close(): Promise<void>
}

/** How long a write waits for another program that holds the SQLite file; the whole server stands still meanwhile. */
const PATIENCE = 500
/** How long a connection to PostgreSQL may take before the request is given up. */
const CONNECTING = 5000
const CONNECTIONS = 10
const MOST_STATEMENTS = 500

/** Opens a database by its address (`postgres://…`, `sqlite:///path` or a path), made and brought up to date. */
export async function openDatabase(url: string): Promise<Store> {
  const store = /^postgres(ql)?:\/\//.test(url) ? openPostgres(url) : openSqlite(pathOf(url))
  try {
    await migrate(store.db, store.kind)
  } catch (error) {
    await store.close()
    throw error
  }
  return store
}

function pathOf(url: string): string {
  if (url.startsWith('sqlite:///')) return fileURLToPath(`file:///${url.slice('sqlite:///'.length)}`)
  return url.replace(/^sqlite:(\/\/)?/, '')
}

function openSqlite(path: string): Store {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const sqlite = new Sqlite(path, { timeout: PATIENCE })
  const mode = sqlite.pragma('journal_mode = WAL', { simple: true })
  // An acknowledged pick is on disk: WAL alone would only promise that the file stays whole.
  sqlite.pragma('synchronous = FULL')
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: remembering(sqlite) }) })
  const log = mode === 'wal' ? new WriteAheadLog(path) : null
  if (log) sqlite.pragma('wal_autocheckpoint = 0')
  const relaxed = sqlite.prepare('pragma synchronous = normal')
  const strict = sqlite.prepare('pragma synchronous = full')
  let keeper: Keeper | null = null
  return {
    kind: 'sqlite',
    db,
    sqlite,
    postgres: null,
    read: look => readAtOnce(db, look),
    write: change => (log ? writeBehind(db, log, change) : db.transaction().execute(change)),
    async keep(commits) {
      const kept = await db.connection().execute(async () => {
        keeper ??= sqliteKeeper(sqlite)
        if (!log) return keeper(commits)
        relaxed.run()
        try {
          return keeper(commits)
        } finally {
          strict.run()
        }
      })
      await log?.sync()
      return kept
    },
    async close() {
      await log?.close()
      await db.destroy()
    },
  }
}

/** Few texts of queries come again and again: to read one anew each time costs as much as to run it. */
function remembering(sqlite: Sqlite.Database): SqliteDatabase {
  const known = new Map<string, Sqlite.Statement>()
  return {
    prepare(asked) {
      // A transaction that reads first and then finds another program writing could only fail; one that says at once
      // that it will write waits for its turn.
      const text = asked === 'begin' ? 'begin immediate' : asked
      const statement = known.get(text) ?? sqlite.prepare(text)
      if (known.size < MOST_STATEMENTS) known.set(text, statement)
      return statement as SqliteStatement
    },
    close: () => sqlite.close(),
  }
}

/** Reads whatever another program does meanwhile: SQLite keeps what was there when the reading began. */
function readAtOnce<R>(db: Kysely<Database>, look: (db: Kysely<Database>) => Promise<R>): Promise<R> {
  return db.connection().execute(async connection => {
    await sql`begin deferred`.execute(connection)
    try {
      return await look(connection)
    } finally {
      await sql`commit`.execute(connection)
    }
  })
}

/**
 * SQLite waits for the disk in the very thread that serves people. So it is told not to, for one transaction, and the
 * log it has written is brought to disk beside the thread; what a log holds, SQLite finds again after a crash.
 */
async function writeBehind<R>(
  db: Kysely<Database>,
  log: WriteAheadLog,
  change: (trx: Transaction<Database>) => Promise<R>,
): Promise<R> {
  const result = await db.connection().execute(async connection => {
    await sql`pragma synchronous = normal`.execute(connection)
    try {
      return await connection.transaction().execute(change)
    } finally {
      await sql`pragma synchronous = full`.execute(connection)
    }
  })
  await log.sync()
  return result
}

const BIGINT = 20

function openPostgres(url: string): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTING,
    // Times are whole numbers far below 2^53.
    types: {
      getTypeParser: (type, format) => (type === BIGINT ? Number : pg.types.getTypeParser(type, format)),
    },
  })
  // A connection that breaks is replaced by the pool, and its next query fails; without a listener it would end the
  // process, while nobody uses it or between two queries of a transaction.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    kind: 'postgres',
    db,
    sqlite: null,
    postgres: { pool, url },
    read: look => db.transaction().setIsolationLevel('repeatable read').execute(look),
    write: change => db.transaction().execute(change),
    keep: commits => db.transaction().execute(trx => keepAll(trx, commits)),
    close: () => db.destroy(),
  }
}
