import { entryOf } from '@tablee/games'
import { readGame } from '../database/games.ts'
import type { Store } from '../database/open.ts'
import { setupOf } from '../database/tables.ts'
import { Course } from '../hall/course.ts'

/** A table that does not open, and why not. */
interface Broken {
  readonly id: string
  readonly game: string
  readonly why: string
}

/** Tries to open every game that goes on; gives those that cannot be opened. */
export async function brokenTables(store: Store): Promise<Broken[]> {
  const tables = await store.db
    .selectFrom('tables')
    .select(['id', 'game'])
    .where('state', '=', 'playing')
    .orderBy('id')
    .execute()
  const broken: Broken[] = []
  for (const { id, game } of tables)
    try {
      await openGame(store, id)
    } catch (error) {
      broken.push({ id, game, why: error instanceof Error ? error.message : String(error) })
    }
  return broken
}

async function openGame(store: Store, id: string): Promise<void> {
  const kept = await readGame(store, id)
  if (!kept) return
  const { table, chairs, picks, checkpoint } = kept
  const room = await entryOf(table.game)?.load()
  if (!room) throw new Error(`There is no game called ${table.game} here.`)
  if (!checkpoint) throw new Error('Its checkpoint is missing.')
  Course.from(room.game, setupOf({ table, chairs }), picks, checkpoint)
}
