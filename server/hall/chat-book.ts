import type { Message } from '@tablee/kernel'
import type { ChatLine } from '@tablee/table'
import type { Kysely } from 'kysely'
import { CHAT_SHOWN, type KeptLine, linesAfter } from '../database/chat.ts'
import type { Database } from '../database/schema.ts'

/** The last lines that were said at a table. */
export class ChatBook {
  private readonly db: Kysely<Database>
  private readonly table: string
  private known: ChatLine[] | null = null

  constructor(db: Kysely<Database>, table: string) {
    this.db = db
    this.table = table
  }

  /** The last lines. */
  async lines(): Promise<readonly ChatLine[]> {
    await this.news()
    return this.known ?? []
  }

  /** What somebody wrote is deleted: it is not shown any more. */
  forget(person: string): void {
    this.known = this.known?.filter(({ who }) => who !== person) ?? null
  }

  /** The lines that were added since somebody last looked. */
  async news(): Promise<readonly ChatLine[]> {
    const lines = (await linesAfter(this.db, this.table, this.known?.at(-1)?.n ?? 0)).map(lineOf)
    this.known = [...(this.known ?? []), ...lines].slice(-CHAT_SHOWN)
    return lines
  }
}

function lineOf({ n, at, person, name, seat, text, what }: KeptLine): ChatLine {
  return { n, at, who: person, name, seat, text, ...(what !== null && { what: JSON.parse(what) as Message }) }
}
