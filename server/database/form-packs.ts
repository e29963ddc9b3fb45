import type { Kysely } from 'kysely'

/** Tables are played with data packs; people keep campaigns. */
export async function packsAndCampaigns({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('tables').addColumn('pack', 'text').execute()
  await schema
    .createTable('campaigns')
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('id', 'text', c => c.notNull())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('campaign', 'text', c => c.notNull())
    .addColumn('changed', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('campaigns_key', ['person', 'id'])
    .execute()
}
