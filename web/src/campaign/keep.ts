import { campaignOf, entryOf, loadToPlay } from '@tablee/games'
import { type CampaignRules, load } from '@tablee/kernel'
import { type Campaign, finished, further } from '@tablee/table'
import type { Campaigns } from '@tablee/table/api.ts'
import { call } from '../online/api.ts'
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
  for (const { table } of campaign.pending) {
    const kept = await browserStore.get(table)
    const entry = entryOf(campaign.game)
    if (!kept?.facts.over || !kept.save || !entry) continue
    const { game } = await loadToPlay(entry)
    const { match } = load(game, kept.save)
    if (!match.outcome) continue
    const { outcome, setup, seats, state } = match
    const scores = game.scores?.(state) ?? []
    const end = { outcome, round: game.round(state), seats, scores, options: setup.options }
    now = finished(rules, now, table, end, kept.played)
  }
  if (now !== campaign) await browserCampaigns.put(now)
  return now
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
