import type { Kysely } from 'kysely'
import { picksAfter } from '../database/games.ts'
import type { Database } from '../database/schema.ts'
import { type Folded, fold, nothing } from './fold.ts'

/** The pasts of so many games are remembered for whoever comes next. */
const REMEMBERED = 64

/** What a whole game came to after a change. */
interface Past {
  readonly seq: number
  readonly folded: Folded
}

/** The whole pasts of games, read when somebody joins, looks back or takes a game home: tables in memory hold none. */
export class Pasts {
  private readonly db: Kysely<Database>
  private readonly known = new Map<string, Past>()

  constructor(db: Kysely<Database>) {
    this.db = db
  }

  /** What a game came to after a change; one at a time for each table. */
  async at(table: string, seq: number): Promise<Past> {
    const known = this.known.get(table)
    if (known?.seq === seq) return known
    const from = known && known.seq < seq ? known : { seq: 0, folded: nothing() }
    this.known.delete(table)
    const rows = (await picksAfter(this.db, table, from.seq)).filter(row => row.seq <= seq)
    if (rows.length !== seq - from.seq) throw new Error('Changes of the game are missing.')
    const past = { seq, folded: fold(rows, from.folded) }
    if (this.known.size >= REMEMBERED) this.forget([...this.known.keys()][0])
    this.known.set(table, past)
    return past
  }

  forget(table: string): void {
    this.known.delete(table)
  }
}
