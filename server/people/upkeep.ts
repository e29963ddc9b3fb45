import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { SESSION_MS } from './sessions.ts'

/** How long a guest who sits nowhere is remembered. */
const GUEST_MS = 90 * 86_400_000

/** Forgets sessions that are over, guests who left nothing behind, and notices sent long ago. */
export async function tidy(db: Kysely<Database>, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('seen', '<', now - SESSION_MS)
    .execute()
  await db
    .deleteFrom('people')
    .where('account', 'is', null)
    .where('banned', 'is', null)
    .where('seen', '<', now - GUEST_MS)
    .where('id', 'not in', from => from.selectFrom('tables').select('owner'))
    .where('id', 'not in', from =>
      from
        .selectFrom('chairs')
        .select('person')
        .where('person', 'is not', null)
        .$castTo<{ person: string }>(),
    )
    .execute()
  await db
    .deleteFrom('sessions')
    .where('person', 'not in', from => from.selectFrom('people').select('id'))
    .execute()
  await db
    .deleteFrom('told')
    .where('at', '<', now - SESSION_MS)
    .execute()
}
