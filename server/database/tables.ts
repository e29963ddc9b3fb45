import type { Setup } from '@tablee/kernel'
import type { Kysely, Transaction } from 'kysely'
import type { Store } from './open.ts'
import { optionsOf, withKnownOptions } from './options.ts'
import type { ChairRow, Database, InvitationRow, TableRow } from './schema.ts'
import { shareWords } from './words.ts'

/** A table with its chairs, in the order of the seats, who is asked to it, and the name of who made it. */
export interface Seated {
  readonly table: TableRow
  readonly chairs: readonly ChairRow[]
  readonly invited: readonly InvitationRow[]
  readonly ownerName: string
}

type Reader = Kysely<Database>

/** What the game of a table starts from. */
export function setupOf({ table, chairs }: Pick<Seated, 'table' | 'chairs'>): Setup {
  const { secret, seed, pack } = table
  return {
    seats: chairs.length,
    options: optionsOf(table),
    seed: secret ?? seed,
    ...(pack !== null && { pack: JSON.parse(pack) }),
  }
}

/** How many tables a list shows. */
const LONGEST_LIST = 200

/** Keeps a new table. */
export async function insertTable(db: Reader, table: TableRow, chairs: readonly ChairRow[]): Promise<void> {
  await db.insertInto('tables').values(table).execute()
  await db.insertInto('chairs').values(chairs).execute()
}

/** A table by its id; null when there is none. */
export async function readTable(db: Reader, id: string): Promise<Seated | null> {
  const [found] = await seated(db, await db.selectFrom('tables').selectAll().where('id', '=', id).execute())
  return found ?? null
}

/** How many tables are asked for at once. */
const ASKED_AT_ONCE = 1000

/** The numbers of the last changes of tables. */
export async function seqsOf(db: Reader, ids: readonly string[]): Promise<(readonly [string, number])[]> {
  const found: (readonly [string, number])[] = []
  for (let from = 0; from < ids.length; from += ASKED_AT_ONCE) {
    const some = ids.slice(from, from + ASKED_AT_ONCE)
    const rows = await db.selectFrom('tables').select(['id', 'seq']).where('id', 'in', some).execute()
    for (const { id, seq } of rows) found.push([id, seq])
  }
  return found
}

/** The id of the table that a link leads to, to sit down or to watch; null when it leads nowhere. */
export async function tableInvitedTo(db: Reader, code: string): Promise<string | null> {
  const row = await db
    .selectFrom('tables')
    .select('id')
    .where(({ eb, or }) => or([eb('invitation', '=', code), eb('watch', '=', code)]))
    .executeTakeFirst()
  return row?.id ?? null
}

/** The tables that somebody made or sits at, the last played first. */
export async function tablesOf(db: Reader, person: string, over: boolean): Promise<Seated[]> {
  const sits = db.selectFrom('chairs').select('table_id').where('person', '=', person)
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where('state', over ? '=' : '!=', 'over')
    .where(where => where.or([where('owner', '=', person), where('id', 'in', sits)]))
    .orderBy('played', 'desc')
    .limit(LONGEST_LIST)
    .execute()
  return seated(db, rows)
}

/** The tables that are open to everybody, before their game or during it, the last played first. */
export async function publicTables(db: Reader, state: 'waiting' | 'playing'): Promise<Seated[]> {
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where('state', '=', state)
    .where('access', '=', 'public')
    .orderBy('played', 'desc')
    .limit(LONGEST_LIST)
    .execute()
  return seated(db, rows)
}

/** The tables that somebody is asked to and that have not begun, the last asked first. */
export async function tablesInviting(db: Reader, person: string): Promise<Seated[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('invitations', 'invitations.table_id', 'tables.id')
    .selectAll('tables')
    .where('invitations.person', '=', person)
    .where('invitations.declined', '=', 0)
    .where('tables.state', '=', 'waiting')
    .orderBy('invitations.made', 'desc')
    .limit(LONGEST_LIST)
    .execute()
  return seated(db, rows)
}

async function seated(db: Reader, tables: readonly TableRow[]): Promise<Seated[]> {
  if (tables.length === 0) return []
  const ids = tables.map(({ id }) => id)
  const chairs = await db
    .selectFrom('chairs')
    .selectAll()
    .where('table_id', 'in', ids)
    .orderBy('table_id')
    .orderBy('seat')
    .execute()
  const invited = await db.selectFrom('invitations').selectAll().where('table_id', 'in', ids).execute()
  const owners = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(tables.map(({ owner }) => owner))])
    .execute()
  for (const chair of chairs) shareWords(chair)
  return tables.map(table => ({
    table: withKnownOptions(table),
    chairs: chairs.filter(({ table_id }) => table_id === table.id),
    invited: invited.filter(({ table_id }) => table_id === table.id),
    ownerName: owners.find(({ id }) => id === table.owner)?.name ?? '',
  }))
}

/** Changes a table with nobody else changing it meanwhile; null when there is no such table. */
export async function withTable<R>(
  { db, kind }: Store,
  id: string,
  change: (trx: Transaction<Database>, found: Seated) => Promise<R>,
): Promise<R | null> {
  return db.transaction().execute(async trx => {
    // SQLite has one writer at a time by itself.
    if (kind === 'postgres')
      await trx.selectFrom('tables').select('id').where('id', '=', id).forUpdate().execute()
    const found = await readTable(trx, id)
    return found && change(trx, found)
  })
}
