import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'

/** Who acts when the server's owner does, from the command line. */
export const OWNER = 'owner'

/** Notes what was done, by whom, to whom or what. */
export async function audit(
  db: Kysely<Database> | Transaction<Database>,
  who: string,
  what: string,
  about: string,
  detail: { readonly [name: string]: unknown } = {},
): Promise<void> {
  const row = { at: Date.now(), who, what, about, detail: JSON.stringify(detail) }
  await db.insertInto('audit').values(row).execute()
}
