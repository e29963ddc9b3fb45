import type { Kysely } from 'kysely'
import type { Store } from '../database/open.ts'
import type { Database } from '../database/schema.ts'
import { refusal } from '../hall/refusal.ts'
import { cleanLine, shorten } from '../people/clean.ts'
import { hashPassword } from '../people/passwords.ts'
import { readName } from '../people/people.ts'
import { newToken } from '../people/tokens.ts'
import { audit, OWNER } from './audit.ts'
import { brokenTables } from './broken.ts'
import { repair } from './repair.ts'

type Db = Kysely<Database>

/** Excludes a person, given by id or account, and ends their sessions; gives their id. */
export async function ban(db: Db, given: string): Promise<string> {
  const id = await personIdOf(db, given)
  await db.transaction().execute(async change => {
    await change.updateTable('people').set({ banned: Date.now() }).where('id', '=', id).execute()
    await change.deleteFrom('sessions').where('person', '=', id).execute()
    await audit(change, OWNER, 'ban', id)
  })
  return id
}

/** Lets an excluded person in again; gives their id. */
export async function unban(db: Db, given: string): Promise<string> {
  const id = await personIdOf(db, given)
  await db.transaction().execute(async change => {
    await change.updateTable('people').set({ banned: null }).where('id', '=', id).execute()
    await audit(change, OWNER, 'unban', id)
  })
  return id
}

/** Gives the account of a person a new password, and ends their sessions; gives the password, which is kept nowhere. */
export async function resetPassword(db: Db, given: string): Promise<{ id: string; password: string }> {
  const id = await personIdOf(db, given)
  const password = newToken().slice(0, 16)
  const kept = await hashPassword(password)
  await db.transaction().execute(async change => {
    const { numUpdatedRows } = await change
      .updateTable('people')
      .set({ password: kept })
      .where('id', '=', id)
      .where('account', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw refusal(409, 'server.noAccount')
    await change.deleteFrom('sessions').where('person', '=', id).execute()
    await audit(change, OWNER, 'reset-password', id)
  })
  return { id, password }
}

/** Gives a person or a table another name; gives the id. */
export async function rename(db: Db, given: string, wanted: string): Promise<string> {
  const table = await db.selectFrom('tables').select('title').where('id', '=', given).executeTakeFirst()
  const name = table ? shorten(cleanLine(wanted), 60) : readName(wanted)
  const id = table ? given : await personIdOf(db, given)
  await db.transaction().execute(async change => {
    if (table) await change.updateTable('tables').set({ title: name }).where('id', '=', id).execute()
    else {
      await change.updateTable('people').set({ name }).where('id', '=', id).execute()
      await change.updateTable('chairs').set({ name }).where('person', '=', id).execute()
    }
    await audit(change, OWNER, table ? 'rename-table' : 'rename', id, { name })
  })
  return id
}

/** Ends the game of a table before its time. */
export async function end(db: Db, table: string): Promise<void> {
  await db.transaction().execute(async change => {
    const { numUpdatedRows } = await change
      .updateTable('tables')
      .set({ state: 'over', deadline: null, proposal: null })
      .where('id', '=', table)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw refusal(404, 'server.noTable')
    await change.updateTable('chairs').set({ since: null }).where('table_id', '=', table).execute()
    await audit(change, OWNER, 'end', table)
  })
}

/** Brings a table that no longer opens back to the last pick that fits; gives how many picks were kept and lost. */
export async function repairTable(db: Db, table: string): Promise<{ kept: number; lost: number }> {
  const result = await repair(db, table)
  await audit(db, OWNER, 'repair', table, { ...result })
  return result
}

/** What `tablee owner list` can list. */
export const lists = {
  people: ({ db }: Store) =>
    db
      .selectFrom('people')
      .select(['id', 'name', 'account', 'made', 'seen', 'banned'])
      .orderBy('seen', 'desc')
      .limit(LONGEST_LIST)
      .execute(),
  tables: ({ db }: Store) =>
    db
      .selectFrom('tables')
      .select(['id', 'game', 'title', 'state', 'access', 'owner', 'seq', 'made', 'played'])
      .orderBy('played', 'desc')
      .limit(LONGEST_LIST)
      .execute(),
  /** The tables that no longer open, and why: to be repaired, or ended and so set aside. */
  broken: brokenTables,
  audit: ({ db }: Store) =>
    db
      .selectFrom('audit')
      .select(['n', 'at', 'who', 'what', 'about', 'detail'])
      .orderBy('n', 'desc')
      .limit(LONGEST_LIST)
      .execute(),
} as const

const LONGEST_LIST = 1000

async function personIdOf(db: Db, given: string): Promise<string> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where(({ eb, or }) => or([eb('id', '=', given), eb('account', '=', given.toLowerCase())]))
    .executeTakeFirst()
  if (!row) throw refusal(404, 'server.noPerson')
  return row.id
}
