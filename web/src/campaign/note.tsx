import type { GameOptions } from '@tablee/board'
import type { Game } from '@tablee/kernel'
import { useSettings } from '../settings.tsx'
import { type CampaignGame, givenWords, stageWords } from './asked.ts'

/** Which game of a campaign is set up, and what the campaign changes about it. */
export function CampaignNote({
  game,
  campaign,
  words,
}: {
  readonly game: Game
  readonly campaign: CampaignGame
  readonly words: GameOptions | null
}) {
  const { tell, language } = useSettings()
  const given = givenWords(game, campaign, words, language)
  return (
    <>
      <p>{tell('campaign.setup', { stage: stageWords(campaign, words, language) })}</p>
      {given.length > 0 && (
        <section className="setup-given" aria-labelledby="setup-given">
          <h2 id="setup-given">{tell('campaign.given')}</h2>
          <ul>
            {given.map(({ option, value }) => (
              <li key={option}>{value === null ? option : tell('campaign.chosen', { option, value })}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
