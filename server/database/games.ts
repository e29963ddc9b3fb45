import type { Kysely } from 'kysely'
import type { Store } from './open.ts'
import type { CheckpointRow, Database, PickRow } from './schema.ts'
import { readTable, type Seated } from './tables.ts'

/** A change of a game as it is read: without what is of no use for going on. */
export type ReadPick = Omit<PickRow, 'table_id' | 'at' | 'once'>

/** What is kept of a table and its game. */
export interface KeptGame extends Seated {
  /** Its changes: all, or those after the checkpoint. */
  readonly picks: readonly ReadPick[]
  /** Null before the start. */
  readonly checkpoint: CheckpointRow | null
}

/** Reads a table and its whole game as they were at one moment; null when there is no such table. */
export const readGame = (store: Store, id: string): Promise<KeptGame | null> => readAfter(store, id, () => 0)

/** Reads a table and what its game goes on from: the checkpoint, and the changes since. */
export const readToGoOn = (store: Store, id: string): Promise<KeptGame | null> =>
  readAfter(store, id, ({ seq, since }) => (since === null ? 0 : seq))

function readAfter(
  store: Store,
  id: string,
  after: (checkpoint: CheckpointRow) => number,
): Promise<KeptGame | null> {
  return store.read(async db => {
    const found = await readTable(db, id)
    if (!found) return null
    if (found.table.seq === 0) return { ...found, picks: [], checkpoint: null }
    const checkpoint = await db
      .selectFrom('checkpoints')
      .selectAll()
      .where('table_id', '=', id)
      .executeTakeFirst()
    if (!checkpoint) return { ...found, picks: [], checkpoint: null }
    return { ...found, picks: await picksAfter(db, id, after(checkpoint)), checkpoint }
  })
}

const READ = [
  ...(['seq', 'seat', 'kind', 'key', 'barrier', 'owners'] as const),
  ...(['keep', 'tail', 'undone', 'reports', 'scores'] as const),
]

/** The changes of a game after a number. */
export function picksAfter(db: Kysely<Database>, table: string, seq: number): Promise<ReadPick[]> {
  return db
    .selectFrom('picks')
    .select(READ)
    .where('table_id', '=', table)
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute()
}

/** The number of the change that a request made, after the one it had seen; null when it made none. */
export async function seqOfOnce(
  db: Kysely<Database>,
  table: string,
  once: string,
  seen: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('picks')
    .select('seq')
    .where('table_id', '=', table)
    .where('seq', '>', seen)
    .where('once', '=', once)
    .executeTakeFirst()
  return row?.seq ?? null
}
