import cookies from '@fastify/cookie'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { type Person, personFrom } from './person.ts'
import { hashOf, newToken } from './tokens.ts'

/** The cookie that holds a session's token. */
export const COOKIE = 'tablee'

/** How long a browser that is not used stays signed in. */
export const SESSION_MS = 400 * 86_400_000

/** When somebody was last seen is written no more often than this. */
const SEEN_EVERY = 10 * 60_000

/** The browsers that are signed in. */
export class Sessions {
  private readonly db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.db = db
  }

  /** Signs a browser in; gives the token for its cookie. */
  async open(person: string): Promise<string> {
    const token = newToken()
    const now = Date.now()
    await this.db
      .insertInto('sessions')
      .values({ hash: hashOf(token), person, made: now, seen: now })
      .execute()
    return token
  }

  /** Who a cookie header speaks for; null for nobody, for somebody banned, for a session that is over. */
  async personOf(header: string | undefined): Promise<Person | null> {
    const token = tokenIn(header)
    if (token === null) return null
    const hash = hashOf(token)
    const found = await this.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select([
        'people.id',
        'people.name',
        'people.account',
        'people.language',
        'people.banned',
        'sessions.seen',
      ])
      .where('sessions.hash', '=', hash)
      .executeTakeFirst()
    const now = Date.now()
    if (!found || found.banned !== null || found.seen < now - SESSION_MS) return null
    if (found.seen < now - SEEN_EVERY) await this.noteSeen(hash, found.id, now)
    return personFrom(found)
  }

  /** Ends the session of one cookie. */
  async close(header: string | undefined): Promise<void> {
    const token = tokenIn(header)
    if (token !== null) await this.db.deleteFrom('sessions').where('hash', '=', hashOf(token)).execute()
  }

  /** Ends all sessions of a person, except that of a cookie if one is given. */
  async closeAll(person: string, except?: string): Promise<void> {
    const kept = tokenIn(except)
    await this.db
      .deleteFrom('sessions')
      .where('person', '=', person)
      .$if(kept !== null, query => query.where('hash', '!=', hashOf(kept ?? '')))
      .execute()
  }

  private async noteSeen(hash: string, person: string, seen: number): Promise<void> {
    await this.db.updateTable('sessions').set({ seen }).where('hash', '=', hash).execute()
    await this.db.updateTable('people').set({ seen }).where('id', '=', person).execute()
  }
}

function tokenIn(header: string | undefined): string | null {
  const token = header ? cookies.parse(header)[COOKIE] : undefined
  return token && token.length <= 64 ? token : null
}
