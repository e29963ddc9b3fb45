import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { wishesFrom } from './wishes.ts'

/** All that is kept about a person, for that person; secrets that only serve to let them in are left out. */
export async function exportOf(db: Kysely<Database>, id: string) {
  const {
    password: _,
    notices,
    ...person
  } = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return {
    person: { ...person, notices: wishesFrom(notices) },
    sessions: await db.selectFrom('sessions').select(['made', 'seen']).where('person', '=', id).execute(),
    seats: await db
      .selectFrom('chairs')
      .innerJoin('tables', 'tables.id', 'chairs.table_id')
      .select(['tables.id as table', 'tables.game', 'tables.title', 'tables.state', 'tables.made'])
      .select(['tables.played', 'chairs.seat', 'chairs.name'])
      .where('chairs.person', '=', id)
      .execute(),
    tables: await db
      .selectFrom('tables')
      .select(['id as table', 'game', 'title', 'state', 'access', 'made'])
      .where('owner', '=', id)
      .execute(),
    chat: await db
      .selectFrom('chat')
      .select(['table_id as table', 'at', 'name', 'text'])
      .where('person', '=', id)
      .orderBy('n')
      .execute(),
    games: await db.selectFrom('sittings').selectAll().where('person', '=', id).execute(),
    marks: await db.selectFrom('marks').selectAll().where('person', '=', id).execute(),
    campaigns: await db.selectFrom('campaigns').selectAll().where('person', '=', id).execute(),
    reports: await db
      .selectFrom('problems')
      .select(['at', 'about', 'text'])
      .where('by_person', '=', id)
      .execute(),
    push: await db
      .selectFrom('subscriptions')
      .select(['endpoint', 'made'])
      .where('person', '=', id)
      .execute(),
    audit: await db
      .selectFrom('audit')
      .select(['at', 'what', 'detail'])
      .where('about', '=', id)
      .orderBy('n')
      .execute(),
  }
}
