import { campaignOf, entryOf, loadToPlay } from '@tablee/games'
import { type CampaignRules, load, type Save } from '@tablee/kernel'
import { type Campaign, finished, further, type Pending } from '@tablee/table'
import type { Campaigns } from '@tablee/table/api.ts'
import { call, tables } from '../online/api.ts'
import { browserCampaigns, browserStore } from '../source/store.ts'

/** The campaigns of a game in this browser, the newest first, with the results of games that were finished since. */
export async function campaignsFor(game: string): Promise<readonly Campaign[]> {
  const rules = await campaignOf(game)
  const own = (await browserCampaigns.list()).filter(one => one.game === game)
  if (!rules) return []
  const settled = await Promise.all(own.map(one => settle(rules, one)))
  return settled.sort((a, b) => b.made - a.made)
}

/** Adds the results of those games of a campaign that are over. */
async function settle(rules: CampaignRules, campaign: Campaign): Promise<Campaign> {
  let now = campaign
  for (const pending of campaign.pending) {
    const ended = await endedAt(pending)
    const entry = entryOf(campaign.game)
    if (!ended || !entry) continue
    const { game } = await loadToPlay(entry)
    const { match } = load(game, ended.save)
    if (!match.outcome) continue
    const { outcome, setup, seats, state } = match
    const scores = game.scores?.(state) ?? []
    const end = { outcome, round: game.round(state), seats, scores, options: setup.options }
    now = finished(rules, now, pending.table, end, ended.at)
  }
  if (now !== campaign) await browserCampaigns.put(now)
  return now
}

/** The game at a table, and when it ended; null while it goes on, or cannot be reached. */
async function endedAt({ table, online }: Pending): Promise<{ save: Save; at: number } | null> {
  if (online) return endedOnline(table).catch(() => null)
  const kept = await browserStore.get(table)
  return kept?.facts.over && kept.save ? { save: kept.save, at: kept.played } : null
}

async function endedOnline(table: string): Promise<{ save: Save; at: number } | null> {
  const { state, played } = await tables.card(table)
  return state === 'over' ? { save: await tables.save(table), at: played } : null
}

/** Forgets a campaign, on the server too: what is kept there would come back. */
export async function forgetCampaign(id: string, known: boolean): Promise<void> {
  if (known) await call('DELETE', `/campaigns/${encodeURIComponent(id)}`)
  await browserCampaigns.delete(id)
}

/** Settles all campaigns: a table is about to be forgotten. */
export async function settleAll(): Promise<void> {
  const games = new Set((await browserCampaigns.list()).map(({ game }) => game))
  for (const game of games) await campaignsFor(game)
}

/** Brings the campaigns of this browser and those that a person keeps on the server to the same state. */
export async function shareCampaigns(): Promise<void> {
  const there = (await call<Campaigns>('GET', '/campaigns'))?.campaigns ?? []
  const here = await browserCampaigns.list()
  for (const one of there) {
    const own = here.find(({ id }) => id === one.id)
    await browserCampaigns.put(own ? further(own, one) : { ...one, pending: [] })
  }
  for (const one of await browserCampaigns.list()) {
    const kept = there.find(({ id }) => id === one.id)
    if (!kept || one.log.length > kept.log.length)
      await call('PUT', `/campaigns/${one.id}`, { ...one, pending: [] })
  }
}
