import { campaignOf } from '@tablee/games'
import type { NextGame } from '@tablee/kernel'
import { begun, type Campaign, nextOn } from '@tablee/table'
import { useEffect, useState } from 'react'
import { browserCampaigns } from '../source/store.ts'

/** A game of a campaign that is set up. */
export interface CampaignGame {
  readonly campaign: Campaign
  readonly next: NextGame
}

/** The address that sets up a game of a campaign. */
export const setupAddress = ({ game, id }: Campaign, stage: string): string =>
  `/play/${game}?campaign=${encodeURIComponent(id)}&stage=${encodeURIComponent(stage)}`

/** The game of a campaign that this page sets up; null for none, undefined while it is looked for. */
export function useCampaignGame(game: string): CampaignGame | null | undefined {
  const [found, setFound] = useState<CampaignGame | null | undefined>()
  useEffect(() => {
    gameAsked(game).then(setFound, () => setFound(null))
  }, [game])
  return found
}

async function gameAsked(game: string): Promise<CampaignGame | null> {
  const asked = new URLSearchParams(location.search)
  const [id, stage] = [asked.get('campaign'), asked.get('stage')]
  if (id === null || stage === null) return null
  const [campaign, rules] = await Promise.all([browserCampaigns.get(id), campaignOf(game)])
  const next = campaign && rules ? nextOn(rules, campaign, stage) : undefined
  return campaign?.game === game && next ? { campaign, next } : null
}

/** Notes at which table a game of a campaign is played. */
export async function begin({ campaign, next }: CampaignGame, table: string): Promise<void> {
  const { stage, options } = next
  await browserCampaigns.put(begun(campaign, { table, stage, options }))
}
