import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

/** Whether nobody, in any process, has told this yet with the game standing where it stands; it is told now. */
export async function isFirst(db: Kysely<Database>, what: string, mark: number): Promise<boolean> {
  const at = Date.now()
  const row = await db
    .insertInto('told')
    .values({ what, mark, at })
    .onConflict(conflict => conflict.column('what').doUpdateSet({ mark, at }).where('told.mark', '!=', mark))
    .returning('what')
    .executeTakeFirst()
  return row !== undefined
}
