import type { Played } from '@tablee/kernel'
import { useSettings } from '../settings.tsx'

/** What tells the result of a game of a campaign in a few words. */
export function useResultWords(): (result: Played | undefined) => string {
  const { tell } = useSettings()
  return result => {
    if (!result) return tell('campaign.unplayed')
    return tell(result.won ? 'campaign.won' : 'campaign.lost', { round: result.round })
  }
}
