import type { Kysely } from 'kysely'
import type { Database, TableRow } from './schema.ts'

/** Replaces the proposal of a table; false when the game or the proposal is no longer what it was. */
export async function writeProposal(
  db: Kysely<Database>,
  before: Pick<TableRow, 'id' | 'seq' | 'proposal'>,
  proposal: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set({ proposal })
    .where('id', '=', before.id)
    .where('seq', '=', before.seq)
    .where('proposal', before.proposal === null ? 'is' : '=', before.proposal)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
