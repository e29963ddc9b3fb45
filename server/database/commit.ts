import { type Kysely, sql } from 'kysely'
import type { ChairRow, CheckpointRow, Database, PickRow, TableRow } from './schema.ts'

/** A change of a game, and all that is to be kept with it. */
export interface Commit {
  readonly pick: PickRow
  /** How the table stands after it. */
  readonly standing: Pick<TableRow, 'state' | 'facts' | 'deadline'>
  /** The game's last checkpoint, where the one that is kept is another. */
  readonly checkpoint: CheckpointRow | null
  /** The clocks that it set going or stopped. */
  readonly clocks: readonly Pick<ChairRow, 'seat' | 'bank' | 'since'>[]
}

/** Keeps changes of different tables; returns those that nobody else had made first. */
export async function keepAll(db: Kysely<Database>, commits: readonly Commit[]): Promise<Commit[]> {
  // In one order, so that two processes that write the same tables wait for each other in a row, never in a circle.
  const inOrder = commits.toSorted((a, b) => (a.pick.table_id < b.pick.table_id ? -1 : 1))
  const written = await db
    .insertInto('picks')
    .values(inOrder.map(({ pick }) => pick))
    .onConflict(conflict => conflict.doNothing())
    .returning('table_id')
    .execute()
  const tables = new Set(written.map(({ table_id }) => table_id))
  const kept = inOrder.filter(({ pick }) => tables.has(pick.table_id))
  if (kept.length === 0) return kept
  await keepStandings(db, kept)
  await keepCheckpoints(db, kept)
  await keepClocks(db, kept)
  return kept
}

// A table that was ended meanwhile stays so.
async function keepStandings(db: Kysely<Database>, commits: readonly Commit[]): Promise<void> {
  const values = commits.map(
    ({ pick: { table_id, seq, at }, standing: { state, facts, deadline } }) =>
      sql`(${table_id}, cast(${seq} as integer), ${state}, ${facts}, cast(${deadline} as bigint), cast(${at} as bigint))`,
  )
  await sql`
    with made (id, seq, state, facts, deadline, played) as (values ${sql.join(values)})
    update tables set seq = made.seq, state = made.state, facts = made.facts, deadline = made.deadline,
      played = made.played, proposal = null
    from made where tables.id = made.id and tables.state <> 'over'`.execute(db)
}

async function keepCheckpoints(db: Kysely<Database>, commits: readonly Commit[]): Promise<void> {
  const rows = commits.flatMap(({ checkpoint }) => checkpoint ?? [])
  if (rows.length === 0) return
  await db
    .insertInto('checkpoints')
    .values(rows)
    .onConflict(conflict =>
      conflict.column('table_id').doUpdateSet(({ ref }) => ({
        seq: ref('excluded.seq'),
        rules: ref('excluded.rules'),
        checkpoint: ref('excluded.checkpoint'),
        since: ref('excluded.since'),
      })),
    )
    .execute()
}

async function keepClocks(db: Kysely<Database>, commits: readonly Commit[]): Promise<void> {
  const values = commits.flatMap(({ pick: { table_id }, clocks }) =>
    clocks.map(
      ({ seat, bank, since }) =>
        sql`(${table_id}, cast(${seat} as integer), cast(${bank} as bigint), cast(${since} as bigint))`,
    ),
  )
  if (values.length === 0) return
  await sql`
    with clocks (table_id, seat, bank, since) as (values ${sql.join(values)})
    update chairs set bank = clocks.bank, since = clocks.since
    from clocks where chairs.table_id = clocks.table_id and chairs.seat = clocks.seat and chairs.kind = 'person'`.execute(
    db,
  )
}
