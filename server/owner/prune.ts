import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { entryOf } from '@tablee/games'
import { save } from '@tablee/kernel'
import { readGame } from '../database/games.ts'
import type { Store } from '../database/open.ts'
import { setupOf } from '../database/tables.ts'
import { Course } from '../hall/course.ts'

const DAY = 86_400_000
/** So many games are thinned out at once; the rest the next day. */
const MOST = 500

/** What becomes of finished games. */
export interface Pruning {
  /** After so many days only the result of a finished game is kept; 0 keeps all for ever. */
  readonly finishedDays: number
  /** The folder into which a game is written before; empty for none. */
  readonly archive: string
}

/** Thins finished games out: their result and who played stay, their picks and what was said go. Tells how many. */
export async function prune(
  store: Store,
  { finishedDays, archive }: Pruning,
  now = Date.now(),
): Promise<number> {
  if (finishedDays === 0) return 0
  const old = await store.db
    .selectFrom('tables')
    .innerJoin('checkpoints', 'checkpoints.table_id', 'tables.id')
    .select('tables.id')
    .where('state', '=', 'over')
    .where('played', '<', now - finishedDays * DAY)
    .limit(MOST)
    .execute()
  for (const { id } of old) {
    if (archive !== '') await keepCopy(store, id, archive)
    await store.write(async trx => {
      for (const from of ['picks', 'checkpoints', 'chat'] as const)
        await trx.deleteFrom(from).where('table_id', '=', id).execute()
    })
  }
  return old.length
}

/** Writes a game as a save that `tablee replay` opens. */
async function keepCopy(store: Store, id: string, folder: string): Promise<void> {
  const kept = await readGame(store, id)
  const room = kept && (await entryOf(kept.table.game)?.load())
  if (!kept?.checkpoint || !room) throw new Error(`The game of table ${id} cannot be archived.`)
  const { match } = Course.from(room.game, setupOf(kept), kept.picks, kept.checkpoint)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, `${kept.table.game}-${id}.json`), JSON.stringify(save(match)), { mode: 0o600 })
}
