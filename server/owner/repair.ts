import { entryOf } from '@tablee/games'
import { Match, makeAgain, type SavedPick, savedPick } from '@tablee/kernel'
import type { Kysely } from 'kysely'
import type { Database, PickRow, TableRow } from '../database/schema.ts'
import { readTable, setupOf } from '../database/tables.ts'
import { fold } from '../hall/fold.ts'
import { refusal } from '../hall/refusal.ts'

/** What a repair came to, in picks. */
export interface Repaired {
  readonly kept: number
  readonly lost: number
}

/** Plays a game again from its start as far as its picks fit the rules, and keeps that as its last change. */
export async function repair(db: Kysely<Database>, id: string): Promise<Repaired> {
  const found = await readTable(db, id)
  if (!found) throw refusal(404, 'server.noTable')
  const { table } = found
  const room = await entryOf(table.game)?.load()
  if (!room) throw refusal(404, 'server.noGame', { game: table.game })
  if (table.state === 'waiting') return { kept: 0, lost: 0 }
  const rows = await rowsOf(db, id)
  const { picks, lost } = readable(rows)
  const match = Match.start(room.game, setupOf(found))
  const kept = playAsFarAsFits(match, picks)
  await keep(db, table, rows.length + 1, match)
  return { kept, lost: lost + picks.length - kept }
}

/** The rows of a game up to the first that is missing. */
async function rowsOf(db: Kysely<Database>, id: string): Promise<PickRow[]> {
  const rows = await db.selectFrom('picks').selectAll().where('table_id', '=', id).orderBy('seq').execute()
  const gap = rows.findIndex(({ seq }, place) => seq !== place + 1)
  if (gap < 0) return rows
  await db.deleteFrom('picks').where('table_id', '=', id).where('seq', '>', gap).execute()
  return rows.slice(0, gap)
}

/** The picks of the rows that can be read. */
function readable(rows: readonly PickRow[]): { readonly picks: readonly SavedPick[]; readonly lost: number } {
  for (let length = rows.length; length > 0; length--)
    try {
      return { picks: fold(rows.slice(0, length)).picks, lost: rows.length - length }
    } catch {
      // A row that cannot be read: what came before it may do.
    }
  return { picks: [], lost: rows.length }
}

function playAsFarAsFits(match: Match, picks: readonly SavedPick[]): number {
  for (const [place, pick] of picks.entries())
    try {
      makeAgain(match, pick)
    } catch {
      return place
    }
  return picks.length
}

async function keep(db: Kysely<Database>, table: TableRow, seq: number, match: Match): Promise<void> {
  const { history, game } = match
  const checkpoint = history?.checkpoints.at(-1)
  if (!history || !checkpoint) throw new Error('A match that keeps nothing cannot be repaired.')
  const row: PickRow = {
    table_id: table.id,
    seq,
    at: Date.now(),
    seat: -1,
    kind: 'rewind',
    key: null,
    barrier: 0,
    owners: null,
    keep: 0,
    tail: JSON.stringify(history.entries.map(savedPick)),
    undone: null,
    once: `repair:${seq}`,
    reports: JSON.stringify(history.journal),
    scores: game.scores ? JSON.stringify(game.scores(match.state)) : null,
  }
  const kept = { seq, rules: game.version, checkpoint: JSON.stringify(checkpoint), since: null }
  await db.transaction().execute(async change => {
    await change.insertInto('picks').values(row).execute()
    await change
      .insertInto('checkpoints')
      .values({ table_id: table.id, ...kept })
      .onConflict(conflict => conflict.column('table_id').doUpdateSet(kept))
      .execute()
    await change.updateTable('tables').set({ seq }).where('id', '=', table.id).execute()
  })
}
