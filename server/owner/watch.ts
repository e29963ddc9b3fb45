import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Hall } from '../hall/index.ts'
import { People } from '../people/people.ts'
import { OWNER } from './audit.ts'

/** What a running server does about the commands of its owner, which another process carries out. */
export interface WatchSettings {
  readonly db: Kysely<Database>
  readonly hall: Hall
  readonly dismiss: (person: string) => Promise<void>
  readonly log: (what: string, detail: { readonly [name: string]: unknown }) => void
  /** How often to look, in milliseconds. */
  readonly every: number
}

/** Follows the audit trail: what the owner did is done in memory too. Gives what ends it. */
export async function watchOwner(settings: WatchSettings): Promise<() => void> {
  const { db, hall, dismiss, log, every } = settings
  const people = new People(db)
  let last =
    (await db.selectFrom('audit').select('n').orderBy('n', 'desc').limit(1).executeTakeFirst())?.n ?? 0
  const look = async () => {
    const rows = await db
      .selectFrom('audit')
      .select(['n', 'what', 'about'])
      .where('n', '>', last)
      .where('who', '=', OWNER)
      .orderBy('n')
      .execute()
    for (const { n, what, about } of rows) {
      last = n
      if (what === 'ban' || what === 'reset-password') await dismiss(about)
      if (what === 'rename') for (const table of await people.tablesOf(about)) await hall.cardChanged(table)
      if (what === 'end' || what === 'repair' || what === 'rename-table') await hall.reload(about)
    }
  }
  let looking = false
  const timer = setInterval(async () => {
    if (looking) return
    looking = true
    try {
      await look()
    } catch (error) {
      log('The audit trail cannot be read.', { why: String(error) })
    }
    looking = false
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}
