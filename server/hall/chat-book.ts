import type { Message } from '@tablee/kernel'
import type { ChatLine } from '@tablee/table'
import type { Kysely } from 'kysely'
import { type KeptLine, linesAfter } from '../database/chat.ts'
import type { Database } from '../database/schema.ts'

/** What is said at a table: the lines are in the database, and known here is how far they were told. */
export class ChatBook {
  private readonly db: Kysely<Database>
  private readonly table: string
  private last = 0

  constructor(db: Kysely<Database>, table: string) {
    this.db = db
    this.table = table
  }

  /** The last lines, for who comes in. */
  lines(): Promise<readonly ChatLine[]> {
    return this.after(0)
  }

  /** The lines that were added since somebody last looked. */
  news(): Promise<readonly ChatLine[]> {
    return this.after(this.last)
  }

  private async after(n: number): Promise<readonly ChatLine[]> {
    const lines = (await linesAfter(this.db, this.table, n)).map(lineOf)
    this.last = Math.max(this.last, lines.at(-1)?.n ?? 0)
    return lines
  }
}

function lineOf({ n, at, person, name, seat, text, what }: KeptLine): ChatLine {
  return { n, at, who: person, name, seat, text, ...(what !== null && { what: JSON.parse(what) as Message }) }
}
