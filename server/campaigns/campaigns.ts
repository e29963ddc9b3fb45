import { type Campaign, further } from '@tablee/table'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { refusal } from '../hall/refusal.ts'

/** How many campaigns a person may keep. */
const MOST = 100

/** The campaigns that a person keeps, the last changed first. */
export async function readCampaigns(db: Kysely<Database>, person: string): Promise<Campaign[]> {
  const rows = await db
    .selectFrom('campaigns')
    .select('campaign')
    .where('person', '=', person)
    .orderBy('changed', 'desc')
    .execute()
  return rows.map(({ campaign }) => JSON.parse(campaign))
}

/** Keeps a campaign; where more of it was played than what comes in tells, that stays, and is the answer. */
export async function keepCampaign(
  db: Kysely<Database>,
  person: string,
  campaign: Campaign,
  now: number,
): Promise<Campaign> {
  return db.transaction().execute(async trx => {
    const all = await trx.selectFrom('campaigns').selectAll().where('person', '=', person).execute()
    const before = all.find(({ id }) => id === campaign.id)
    if (!before && all.length >= MOST) throw refusal(409, 'server.manyCampaigns', { most: MOST })
    const kept = before ? further(campaign, JSON.parse(before.campaign)) : campaign
    const row = { game: kept.game, campaign: JSON.stringify(kept), changed: now }
    await trx
      .insertInto('campaigns')
      .values({ person, id: campaign.id, ...row })
      .onConflict(conflict => conflict.columns(['person', 'id']).doUpdateSet(row))
      .execute()
    return kept
  })
}

/** Forgets a campaign of a person. */
export async function forgetCampaign(db: Kysely<Database>, person: string, id: string): Promise<void> {
  await db.deleteFrom('campaigns').where('person', '=', person).where('id', '=', id).execute()
}
