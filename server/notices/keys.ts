import type { Kysely } from 'kysely'
import webPush from 'web-push'
import type { Database } from '../database/schema.ts'
import { newToken } from '../people/tokens.ts'

/** The keys that this server signs with: made on the first start, the same for all its processes. */
export interface Keys {
  /** Signs links in letters. */
  readonly secret: string
  /** Names this server to push services. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string }
}

/** Reads the keys, and makes those that are missing. */
export async function keysOf(db: Kysely<Database>): Promise<Keys> {
  const secret = await keep(db, 'secret', newToken)
  const vapid = await keep(db, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys()))
  return { secret, vapid: JSON.parse(vapid) as Keys['vapid'] }
}

async function keep(db: Kysely<Database>, name: string, make: () => string): Promise<string> {
  const read = () => db.selectFrom('kept').select('value').where('name', '=', name).executeTakeFirst()
  const found = await read()
  if (found) return found.value
  // Of two processes that start together one wins, and both read what it made.
  await db
    .insertInto('kept')
    .values({ name, value: make() })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  const made = await read()
  if (!made) throw new Error(`The key “${name}” could not be kept.`)
  return made.value
}
