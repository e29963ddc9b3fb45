import type { Kysely } from 'kysely'

/** The owner's inbox: what people say is wrong, with a game or with somebody. */
export async function problems(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('problems')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('text', 'text', c => c.notNull())
    .addColumn('contact', 'text', c => c.notNull())
    .addColumn('report', 'text', c => c.notNull())
    .addColumn('picture', 'text')
    .addColumn('by_person', 'text')
    .addColumn('about', 'text')
    .execute()
  await schema.createIndex('problems_at').on('problems').column('at').execute()
}
