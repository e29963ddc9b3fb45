import { type Kysely, Migrator, sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate, migrations } from '../../database/migrations.ts'
import { openDatabase } from '../../database/open.ts'
import type { Database } from '../../database/schema.ts'
import { onEachDatabase } from '../databases.ts'

/** Takes a database back to before any form, and gives it that of the first version. */
async function firstForm(db: Kysely<Database>, kind: 'sqlite' | 'postgres'): Promise<void> {
  for (const { name } of await db.introspection.getTables())
    if (name !== 'sqlite_sequence') await db.schema.dropTable(name).execute()
  for (const name of ['kysely_migration', 'kysely_migration_lock'])
    await db.schema.dropTable(name).ifExists().execute()
  const [first] = Object.entries(migrations(kind))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries([first]) } })
  expect((await migrator.migrateToLatest()).error).toBe(undefined)
}

onEachDatabase('a database of the first version', (fresh, kind) => {
  test('is brought to the form of this one, with what it holds', async () => {
    const store = await openDatabase(await fresh())
    await firstForm(store.db, kind)
    for (const id of ['one', 'two'])
      await sql`
        insert into tables (id, game, title, state, access, invitation, owner, options, seed, late, hints, seq,
          leased_until, facts, made, played)
        values (${id}, 'harbour', '', 'playing', 'public', ${`code ${id}`}, 'ada', '{}', 1, 'bot', 0, 3, 0, '{}', 5, 6)`.execute(
        store.db,
      )
    await sql`
      insert into chairs (table_id, seat, kind, person, name, gone)
      values ('one', 0, 'person', 'ada', 'Ada', 0), ('one', 1, 'bot', null, '', 0)`.execute(store.db)
    await migrate(store.db, kind)
    const tables = await store.db.selectFrom('tables').selectAll().orderBy('id').execute()
    expect(tables).toMatchObject([
      { id: 'one', message: '', again: null, seq: 3, fixed: 0, drawn: null },
      { id: 'two', message: '', again: null, seq: 3 },
    ])
    // Each has a link of its own to watch by, which nobody can guess.
    expect(new Set(tables.map(({ watch }) => watch)).size).toBe(2)
    for (const { watch } of tables) expect(watch.length).toBeGreaterThan(15)
    // Who sits at a game that began is in its history.
    expect(await store.db.selectFrom('sittings').selectAll().execute()).toEqual([
      { table_id: 'one', person: 'ada', seat: 0, name: 'Ada', until: null },
    ])
    await store.close()
  })
})
