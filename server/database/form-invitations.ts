import { type Kysely, sql } from 'kysely'
import { newId } from '../people/tokens.ts'

/** Tables get a sentence of their maker and a link to watch by; people are invited to tables by name. */
export async function invitations(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('tables')
    .addColumn('message', 'text', c => c.notNull().defaultTo(''))
    .execute()
  await schema
    .alterTable('tables')
    .addColumn('watch', 'text', c => c.notNull().defaultTo(''))
    .execute()
  await schema.alterTable('tables').addColumn('again', 'text').execute()
  const { rows } = await sql<{ id: string }>`select id from tables`.execute(db)
  for (const { id } of rows) await sql`update tables set watch = ${newId(15)} where id = ${id}`.execute(db)
  await schema.createIndex('tables_watch').on('tables').column('watch').unique().execute()
  await schema
    .createTable('invitations')
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('host', 'text', c => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('declined', 'integer', c => c.notNull())
    .addColumn('made', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('invitations_key', ['table_id', 'person'])
    .execute()
  await schema.createIndex('invitations_person').on('invitations').column('person').execute()
}
