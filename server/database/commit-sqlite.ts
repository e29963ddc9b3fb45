import type Sqlite from 'better-sqlite3'
import type { Commit } from './commit.ts'

/** Keeps changes of different tables in one transaction; returns those that nobody else had made first. */
export type Keeper = (commits: readonly Commit[]) => Commit[]

/**
 * Does for a SQLite file what `keepAll` does for any database. It is done for every pick, in the thread that serves
 * everybody: its statements are read once, and nothing waits between them.
 */
export function sqliteKeeper(sqlite: Sqlite.Database): Keeper {
  const addPick = sqlite.prepare(`
    insert into picks (table_id, seq, at, seat, kind, key, barrier, owners, keep, tail, undone, once, reports, scores)
    values (@table_id, @seq, @at, @seat, @kind, @key, @barrier, @owners, @keep, @tail, @undone, @once, @reports, @scores)
    on conflict do nothing`)
  // A table that was ended meanwhile stays so.
  const setStanding = sqlite.prepare(`
    update tables set seq = ?, state = ?, facts = ?, deadline = ?, played = ?, proposal = null
    where id = ? and state <> 'over'`)
  const setCheckpoint = sqlite.prepare(`
    insert into checkpoints (table_id, seq, rules, checkpoint, since)
    values (@table_id, @seq, @rules, @checkpoint, @since)
    on conflict (table_id) do update set seq = excluded.seq, rules = excluded.rules, checkpoint = excluded.checkpoint,
      since = excluded.since`)
  const setClock = sqlite.prepare(`
    update chairs set bank = ?, since = ? where table_id = ? and seat = ? and kind = 'person'`)

  const keep = ({ pick, standing, checkpoint, clocks }: Commit): boolean => {
    if (addPick.run(pick).changes === 0) return false
    const { table_id, seq, at } = pick
    setStanding.run(seq, standing.state, standing.facts, standing.deadline, at, table_id)
    if (checkpoint) setCheckpoint.run(checkpoint)
    for (const { seat, bank, since } of clocks) setClock.run(bank, since, table_id, seat)
    return true
  }
  return sqlite.transaction((commits: readonly Commit[]) => commits.filter(keep)).immediate
}
