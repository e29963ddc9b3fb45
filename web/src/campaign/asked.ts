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
  /** It is for one alone. */
  readonly solo: boolean
}

/** Where a game of a campaign is played: at this screen, or at a table on the server. */
export type Where = 'here' | 'online'

/** The address that sets up a game of a campaign. */
export function setupAddress({ game, id }: Campaign, stage: string, where: Where): string {
  const asked = `campaign=${encodeURIComponent(id)}&stage=${encodeURIComponent(stage)}`
  return where === 'here' ? `/play/${game}?${asked}` : `/tables/new?game=${game}&${asked}`
}

/** The address that sets up a stage's scenario on its own. */
export const aloneAddress = (game: string, option: string, stage: string): string =>
  `/play/${game}?${encodeURIComponent(option)}=${encodeURIComponent(stage)}`

/** What the address of a set-up chooses beforehand: options of the game that are one of several values. */
export function askedOptions({ options }: Game): StageOptions {
  const asked = new URLSearchParams(location.search)
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, spec]) => {
      const value = asked.get(name)
      return spec.kind === 'choice' && value !== null && spec.values.includes(value) ? [[name, value]] : []
    }),
  )
}

/** The campaign that waits for the game at a table; null for none. */
export function useCampaignAt(table: string): Campaign | null {
  const [found, setFound] = useState<Campaign | null>(null)
  useEffect(() => {
    const isOf = ({ pending }: Campaign) => pending.some(one => one.table === table)
    browserCampaigns.list().then(
      all => setFound(all.find(isOf) ?? null),
      () => setFound(null),
    )
  }, [table])
  return found
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
  return campaign?.game === game && next ? { campaign, next, solo: rules?.solo === true } : null
}

/** Notes at which table a game of a campaign is played, with which of the options that are for the campaign. */
export async function begin(
  { campaign, next }: CampaignGame,
  table: string,
  chosen: { readonly [name: string]: unknown },
  where: Where = 'here',
): Promise<void> {
  const { stage } = next
  const options = Object.fromEntries(
    Object.entries(next.options).map(([name, usual]) => [name, (chosen[name] as typeof usual) ?? usual]),
  )
  await browserCampaigns.put(
    begun(campaign, { table, stage, options, ...(where === 'online' && { online: true }) }),
  )
}

/** What the set-up calls the stage of a campaign. */
export function stageWords({ next }: CampaignGame, words: GameOptions | null, language: Language): string {
  const named = Object.entries(next.options).map(([name, value]) =>
    value === next.stage ? words?.option(name, language)?.values?.[next.stage] : undefined,
  )
  return named.find(one => one !== undefined) ?? next.stage
}

/** What a campaign changes about the usual set-up of its game, in words. */
export function givenWords(
  game: Game,
  campaign: CampaignGame,
  words: GameOptions | null,
  language: Language,
): { readonly option: string; readonly value: string | null }[] {
  return Object.entries(fixedBy(campaign)).flatMap(([name, value]) => {
    const spec = game.options[name]
    const option = words?.option(name, language)
    if (!option || value === campaign.next.stage || !('default' in spec) || value === spec.default) return []
    const named = option.values?.[String(value)] ?? (value === true ? null : String(value))
    return [{ option: option.name, value: named }]
  })
}

/** What a campaign says of its game, and a table may not choose. */
export function fixedBy(campaign: CampaignGame | null): StageOptions {
  const { options = {}, choose = {} } = campaign?.next ?? {}
  return Object.fromEntries(Object.entries(options).filter(([name]) => !(name in choose)))
}

/** The options that a campaign leaves open, with what may be chosen. */
export function openSpecs(game: Game, campaign: CampaignGame | null): OptionSpecs {
  const fixed = fixedBy(campaign)
  const choose = campaign?.next.choose ?? {}
  return Object.fromEntries(
    Object.entries(game.options)
      .filter(([name]) => !(name in fixed))
      .map(([name, spec]) => {
        const values = choose[name]
        return [name, spec.kind === 'choice' && values ? { ...spec, values, default: values[0] } : spec]
      }),
  )
}

/** A game as a campaign has it played: alone, where it is for one alone. */
export const playedIn = (game: Game, campaign: CampaignGame | null): Game =>
  campaign?.solo ? { ...game, seats: { min: 1, max: 1 } } : game
