import { campaignOf } from '@tablee/games'
import { type Campaign, progressOf } from '@tablee/table'
import { Link } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { useOfGame } from '../shell/use-of-game.ts'
import { Hearts } from './lives.tsx'
import './at-table.css'

/** The campaign that the game at a table is one of: its lives, and the way to its page. */
export function CampaignAtTable({ campaign }: { readonly campaign: Campaign }) {
  const { tell } = useSettings()
  const rules = useOfGame(campaignOf, campaign.game)
  const lives = rules ? progressOf(rules, campaign).lives : undefined
  return (
    <span className="at-campaign">
      {lives && <Hearts {...lives} />}
      <Link className="quiet" href={`/campaigns/${campaign.game}`}>
        <Glyph name="map" />
        {tell('campaign.one')}
      </Link>
    </span>
  )
}
