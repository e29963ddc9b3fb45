import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely'
import { refusal } from '../hall/refusal.ts'
import { invitations } from './form-invitations.ts'
import { packsAndCampaigns } from './form-packs.ts'
import { peopleAtTables } from './form-people.ts'
import { problems } from './form-problems.ts'
import type { Database } from './schema.ts'

/** The two kinds of database there are. */
export type DatabaseKind = 'sqlite' | 'postgres'

/** Brings a database to the form of this version; a database of a newer version is refused. */
export async function migrate(db: Kysely<Database>, kind: DatabaseKind): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(kind) } })
  const known = new Set((await migrator.getMigrations()).map(({ name }) => name))
  if ((await doneIn(db)).some(name => !known.has(name))) throw refusal(409, 'server.newerDatabase')
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** The changes of form that were made in a database; none in an empty one. */
async function doneIn(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{
    name: string
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.map(({ name }) => name)
}

/** All changes of the database's form in order; a released one is never edited. */
export function migrations(kind: DatabaseKind): Record<string, Migration> {
  return {
    '0001-beginning': { up: db => beginning(db, kind) },
    '0003-secret-seeds': { up: db => db.schema.alterTable('tables').addColumn('secret', 'text').execute() },
    '0004-places': {
      up: db =>
        db.schema
          .alterTable('tables')
          .addColumn('place', 'text', c => c.notNull().defaultTo(''))
          .execute(),
    },
    '0005-seats-taken-back': { up: seatsTakenBack },
    '0005-invitations': { up: invitations },
    '0006-problems': { up: problems },
    '0007-people': { up: peopleAtTables },
    '0008-packs-and-campaigns': { up: packsAndCampaigns },
    '0009-choices-of-seats': { up: choicesOfSeats },
    '0010-going-on': { up: db => db.schema.alterTable('checkpoints').addColumn('since', 'text').execute() },
  }
}

/** Who may choose what is played in a seat, and what was drawn. */
async function choicesOfSeats({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('tables')
    .addColumn('fixed', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('tables').addColumn('drawn', 'text').execute()
}

/** Who a bot plays on for, and what a table itself says. */
async function seatsTakenBack({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('chairs').addColumn('former', 'text').execute()
  await schema.alterTable('chat').addColumn('what', 'text').execute()
}

async function beginning(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { schema } = db
  // A number that the database counts up by itself.
  const counted =
    kind === 'postgres'
      ? sql`bigint generated always as identity primary key`
      : sql`integer primary key autoincrement`
  await schema
    .createTable('people')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('account', 'text', c => c.unique())
    .addColumn('password', 'text')
    .addColumn('language', 'text', c => c.notNull())
    .addColumn('notices', 'text', c => c.notNull())
    .addColumn('made', 'bigint', c => c.notNull())
    .addColumn('seen', 'bigint', c => c.notNull())
    .addColumn('banned', 'bigint')
    .execute()
  await schema
    .createTable('sessions')
    .addColumn('hash', 'text', c => c.primaryKey())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('made', 'bigint', c => c.notNull())
    .addColumn('seen', 'bigint', c => c.notNull())
    .execute()
  await schema.createIndex('sessions_person').on('sessions').column('person').execute()
  await schema
    .createTable('tables')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('title', 'text', c => c.notNull())
    .addColumn('state', 'text', c => c.notNull())
    .addColumn('access', 'text', c => c.notNull())
    .addColumn('invitation', 'text', c => c.notNull().unique())
    .addColumn('owner', 'text', c => c.notNull())
    .addColumn('options', 'text', c => c.notNull())
    .addColumn('seed', 'bigint', c => c.notNull())
    .addColumn('clock', 'text')
    .addColumn('late', 'text', c => c.notNull())
    .addColumn('hints', 'integer', c => c.notNull())
    .addColumn('seq', 'integer', c => c.notNull())
    .addColumn('deadline', 'bigint')
    .addColumn('leased_by', 'text')
    .addColumn('leased_until', 'bigint', c => c.notNull())
    .addColumn('proposal', 'text')
    .addColumn('rematch', 'text')
    .addColumn('facts', 'text', c => c.notNull())
    .addColumn('made', 'bigint', c => c.notNull())
    .addColumn('played', 'bigint', c => c.notNull())
    .execute()
  // Not by when they were last played: each pick would rewrite it.
  await schema.createIndex('tables_state').on('tables').columns(['state', 'access']).execute()
  await schema.createIndex('tables_owner').on('tables').column('owner').execute()
  await schema.createIndex('tables_deadline').on('tables').column('deadline').execute()
  await schema
    .createTable('chairs')
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('seat', 'integer', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('level', 'text')
    .addColumn('bank', 'bigint')
    .addColumn('since', 'bigint')
    .addColumn('gone', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('chairs_key', ['table_id', 'seat'])
    .execute()
  // A person holds one seat of a table; nobody's seats are all null and do not meet.
  await schema.createIndex('chairs_person').on('chairs').columns(['person', 'table_id']).unique().execute()
  const picks = schema
    .createTable('picks')
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('seq', 'integer', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('seat', 'integer', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('key', 'text')
    .addColumn('barrier', 'integer', c => c.notNull())
    .addColumn('owners', 'text')
    .addColumn('keep', 'integer')
    .addColumn('tail', 'text')
    .addColumn('undone', 'text')
    .addColumn('once', 'text', c => c.notNull())
    .addColumn('reports', 'text', c => c.notNull())
    .addColumn('scores', 'text')
    .addPrimaryKeyConstraint('picks_key', ['table_id', 'seq'])
  // The rows of a table lie together: a game is read with few pages of the disk.
  await (kind === 'sqlite' ? picks.modifyEnd(sql`without rowid`) : picks).execute()
  await schema
    .createTable('checkpoints')
    .addColumn('table_id', 'text', c => c.primaryKey())
    .addColumn('seq', 'integer', c => c.notNull())
    .addColumn('rules', 'integer', c => c.notNull())
    .addColumn('checkpoint', 'text', c => c.notNull())
    .execute()
  await schema
    .createTable('chat')
    .addColumn('n', counted)
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('text', 'text', c => c.notNull())
    .addColumn('once', 'text', c => c.notNull())
    .execute()
  await schema.createIndex('chat_table').on('chat').columns(['table_id', 'n']).execute()
  await schema.createIndex('chat_once').on('chat').columns(['table_id', 'once']).unique().execute()
  await schema
    .createTable('subscriptions')
    .addColumn('endpoint', 'text', c => c.primaryKey())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('keys', 'text', c => c.notNull())
    .addColumn('made', 'bigint', c => c.notNull())
    .execute()
  await schema.createIndex('subscriptions_person').on('subscriptions').column('person').execute()
  await schema
    .createTable('audit')
    .addColumn('n', counted)
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('who', 'text', c => c.notNull())
    .addColumn('what', 'text', c => c.notNull())
    .addColumn('about', 'text', c => c.notNull())
    .addColumn('detail', 'text', c => c.notNull())
    .execute()
  await schema
    .createTable('kept')
    .addColumn('name', 'text', c => c.primaryKey())
    .addColumn('value', 'text', c => c.notNull())
    .execute()
  await schema
    .createTable('told')
    .addColumn('what', 'text', c => c.primaryKey())
    .addColumn('mark', 'bigint', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .execute()
}
