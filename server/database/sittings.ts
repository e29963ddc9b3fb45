import type { Kysely } from 'kysely'
import type { ChairRow, Database } from './schema.ts'

type Db = Kysely<Database>

/** Notes who sits where from now on, so that a table one leaves stays in one's history. */
export async function noteSitting(db: Db, chairs: readonly ChairRow[]): Promise<void> {
  const rows = chairs.flatMap(({ table_id, person, seat, name }) =>
    person === null ? [] : { table_id, person, seat, name, until: null },
  )
  if (rows.length === 0) return
  await db
    .insertInto('sittings')
    .values(rows)
    .onConflict(conflict =>
      conflict
        .columns(['table_id', 'person'])
        .doUpdateSet(({ ref }) => ({ seat: ref('excluded.seat'), name: ref('excluded.name'), until: null })),
    )
    .execute()
}

/** Notes that somebody left their seat. */
export async function noteLeaving(db: Db, table: string, person: string, until: number): Promise<void> {
  await db
    .updateTable('sittings')
    .set({ until })
    .where('table_id', '=', table)
    .where('person', '=', person)
    .execute()
}
