import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Hall } from '../hall/index.ts'
import type { Person } from './person.ts'

/** What stays of a name in games that others still look at. */
const NOBODY = '—'

/** Deletes a person and what they wrote; their seats go to bots, and finished games keep the picks without a name. */
export async function farewell(db: Kysely<Database>, hall: Hall, person: Person): Promise<void> {
  const { id } = person
  const seats = await db
    .selectFrom('chairs')
    .innerJoin('tables', 'tables.id', 'chairs.table_id')
    .select(['tables.id', 'tables.state', 'chairs.seat'])
    .where('chairs.person', '=', id)
    .execute()
  for (const { id: table, state } of seats) if (state !== 'over') await hall.leave(table, person)
  const owned = await db.selectFrom('tables').select(['id', 'state']).where('owner', '=', id).execute()
  for (const { id: table, state } of owned) if (state === 'waiting') await hall.end(table, null)
  await db.transaction().execute(async change => {
    for (const { id: table, seat } of seats)
      await change
        .updateTable('chairs')
        .set({ person: null, name: NOBODY })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('kind', '!=', 'open')
        .execute()
    await change.updateTable('chairs').set({ former: null }).where('former', '=', id).execute()
    // What a table told of them, to who took over from them.
    await change
      .deleteFrom('chat')
      .where('what', 'like', `%${JSON.stringify(person.name)}%`)
      .where('table_id', 'in', from =>
        from.selectFrom('sittings').select('table_id').where('person', '=', id),
      )
      .execute()
    await change.updateTable('tables').set({ owner: '' }).where('owner', '=', id).execute()
    await change.deleteFrom('sittings').where('person', '=', id).execute()
    await change.deleteFrom('invitations').where('person', '=', id).execute()
    await change
      .deleteFrom('marks')
      .where(({ eb, or }) => or([eb('person', '=', id), eb('other', '=', id)]))
      .execute()
    await change.deleteFrom('campaigns').where('person', '=', id).execute()
    await change.deleteFrom('problems').where('by_person', '=', id).execute()
    await change.deleteFrom('chat').where('person', '=', id).execute()
    await change.deleteFrom('subscriptions').where('person', '=', id).execute()
    await change.deleteFrom('sessions').where('person', '=', id).execute()
    await change.deleteFrom('people').where('id', '=', id).execute()
  })
  await hall.unsay(id)
  const changed = new Set([...seats, ...owned].map(table => table.id))
  for (const table of changed) await hall.cardChanged(table)
}
