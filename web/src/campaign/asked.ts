import type { GameOptions } from '@tablee/board'
import { campaignOf } from '@tablee/games'
import type { Game, Language, NextGame, OptionSpecs, StageOptions } from '@tablee/kernel'
import { begun, type Campaign, nextOn } from '@tablee/table'
import { useEffect, useState } from 'react'
import { browserCampaigns } from '../source/store.ts'

/** A game of a campaign that is set up. */
export interface CampaignGame {
  readonly campaign: Campaign
  readonly next: NextGame
}

/** Where a game of a campaign is played: at this screen, or at a table on the server. */
export type Where = 'here' | 'online'

/** The address that sets up a game of a campaign. */
export function setupAddress({ game, id }: Campaign, stage: string, where: Where): string {
  const asked = `campaign=${encodeURIComponent(id)}&stage=${encodeURIComponent(stage)}`
  return where === 'here' ? `/play/${game}?${asked}` : `/tables/new?game=${game}&${asked}`
}

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
export async function begin(
  { campaign, next }: CampaignGame,
  table: string,
  where: Where = 'here',
): Promise<void> {
  const { stage, options } = next
  await browserCampaigns.put(
    begun(campaign, { table, stage, options, ...(where === 'online' && { online: true }) }),
  )
}

/** What the set-up calls the stage of a campaign. */
export function stageWords({ next }: CampaignGame, words: GameOptions | null, language: Language): string {
  const named = Object.entries(next.options).map(
    ([name, value]) => words?.option(name, language)?.values?.[String(value)],
  )
  return named.find(one => one !== undefined) ?? next.stage
}

/** The options that a campaign leaves open. */
export const openSpecs = (game: Game, fixed: StageOptions): OptionSpecs =>
  Object.fromEntries(Object.entries(game.options).filter(([name]) => !(name in fixed)))
