import type { Insertable, Kysely } from 'kysely'
import type { ChatRow, Database } from './schema.ts'

/** How much of what was said at a table is shown to who comes in. */
const CHAT_SHOWN = 100

/** A line of chat as it is kept. */
export type KeptLine = { readonly [K in keyof ChatRow]: K extends 'n' ? number : ChatRow[K] }

/** Keeps a line; sent twice, it is kept once. */
export async function insertLine(db: Kysely<Database>, line: Insertable<ChatRow>): Promise<void> {
  await db
    .insertInto('chat')
    .values(line)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** What was said at a table after a line, the last lines if there are many. */
export async function linesAfter(db: Kysely<Database>, table: string, n: number): Promise<KeptLine[]> {
  const lines = await db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .where('n', '>', n)
    .orderBy('n', 'desc')
    .limit(CHAT_SHOWN)
    .execute()
  return lines.reverse()
}
