import type { Played } from '@tablee/kernel'
import { useSettings } from '../settings.tsx'
import type { Shown } from './shown.ts'

/** What tells the result of a game of a campaign in a few words. */
export function useResultWords(game: string): (result: Played | undefined) => string {
  const { tell } = useSettings()
  return result => {
    if (!result) return tell('campaign.unplayed')
    return tell(result.won ? 'campaign.won' : 'campaign.lost', { game, round: result.round })
  }
}

/** What was chosen once for all games of a campaign, in words. */
export function useChosenWords({ rules, campaign, progress: { next }, words }: Shown): string[] {
  const { tell, language } = useSettings()
  return Object.entries(rules.options).flatMap(([name, spec]) => {
    const value = next[0]?.options[name] ?? campaign?.log.at(-1)?.options[name]
    const option = words?.option(name, language)
    if (spec.kind !== 'choice' || value === undefined || !option) return []
    return [
      tell('campaign.chosen', {
        option: option.name,
        value: option.values?.[String(value)] ?? String(value),
      }),
    ]
  })
}
