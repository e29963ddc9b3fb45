import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** A process that plays the bots of a table, and until when it may. */
export interface Lease {
  readonly process: string
  readonly now: number
  readonly until: number
}

/** Takes or renews the lease of a table's bots; false when another process holds it. */
export async function takeLease(
  db: Kysely<Database>,
  table: string,
  { process, now, until }: Lease,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set({ leased_by: process, leased_until: until })
    .where('id', '=', table)
    .where(where => where.or([where('leased_by', '=', process), where('leased_until', '<=', now)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lets go of leases: of one table, or of all that a process holds. */
export async function dropLeases(db: Kysely<Database>, process: string, table?: string): Promise<void> {
  let drop = db.updateTable('tables').set({ leased_until: 0 }).where('leased_by', '=', process)
  if (table !== undefined) drop = drop.where('id', '=', table)
  await drop.execute()
}

/** One table alone, and tables that are left out. */
interface Among {
  readonly only?: string
  readonly but: readonly string[]
}

/** Where the server is to act by itself, a bot's turn or a clock that ran out, and no other process does. */
export async function dueTables(
  db: Kysely<Database>,
  process: string,
  now: number,
  { only, but }: Among,
): Promise<string[]> {
  let due = db
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'playing')
    .where('deadline', '<=', now)
    .where(where => where.or([where('leased_by', '=', process), where('leased_until', '<=', now)]))
    .orderBy('deadline')
    .limit(200)
  if (only !== undefined) due = due.where('id', '=', only)
  if (but.length > 0) due = due.where('id', 'not in', but)
  return (await due.execute()).map(({ id }) => id)
}
