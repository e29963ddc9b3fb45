import { type Kysely, sql } from 'kysely'

/** Who sat where is kept beyond the chairs; people block and mute others; tables are paused by consent. */
export async function peopleAtTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('tables').addColumn('paused', 'bigint').execute()
  await schema.alterTable('tables').addColumn('wish', 'text').execute()
  await schema
    .createTable('sittings')
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('seat', 'integer', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('until', 'bigint')
    .addPrimaryKeyConstraint('sittings_key', ['table_id', 'person'])
    .execute()
  await schema.createIndex('sittings_person').on('sittings').column('person').execute()
  await sql`
    insert into sittings (table_id, person, seat, name)
    select chairs.table_id, chairs.person, chairs.seat, chairs.name from chairs
    inner join tables on tables.id = chairs.table_id
    where chairs.person is not null and tables.seq > 0`.execute(db)
  await schema
    .createTable('marks')
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('other', 'text', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('made', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('marks_key', ['person', 'other', 'kind'])
    .execute()
  await schema.createIndex('marks_other').on('marks').columns(['other', 'kind']).execute()
}
