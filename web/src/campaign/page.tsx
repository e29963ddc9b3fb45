import { campaignOf, campaigns, type Entry } from '@tablee/games'
import type { CampaignRules } from '@tablee/kernel'
import { type Campaign, newCampaign, progressOf } from '@tablee/table'
import { type CSSProperties, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { lowerFirst } from '../online/names.ts'
import { useWho } from '../online/people.ts'
import { useSettings } from '../settings.tsx'
import { Page } from '../shell/page.tsx'
import { Loading } from '../shell/states.tsx'
import { browserCampaigns } from '../source/store.ts'
import { newId } from '../source/usual.ts'
import { setupAddress, type Where } from './asked.ts'
import { CampaignFiles } from './files.tsx'
import { campaignsFor, forgetCampaign, shareCampaigns } from './keep.ts'
import { CampaignMap } from './map.tsx'
import { StagePanel } from './stage.tsx'
import './campaign.css'

/** What is kept from one game to the next: a picture of each campaign, and the stage to play. */
export function CampaignsPage() {
  const { tell } = useSettings()
  return (
    <Page title={tell('campaign.title')}>
      <header className="cp-head">
        <h1>{tell('campaign.title')}</h1>
        <p>{tell('campaign.line')}</p>
      </header>
      {campaigns.map(entry => (
        <CampaignOf key={entry.id} entry={entry} />
      ))}
    </Page>
  )
}

function CampaignOf({ entry: { id: game, meta } }: { readonly entry: Entry }) {
  const { tell, language } = useSettings()
  const [, go] = useLocation()
  const { me } = useWho()
  const [rules, setRules] = useState<CampaignRules | null>(null)
  const [all, setAll] = useState<readonly Campaign[] | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const [stage, setStage] = useState<string | null>(null)
  const look = useCallback(async () => setAll(await campaignsFor(game)), [game])
  useEffect(() => {
    campaignOf(game).then(setRules)
    look()
  }, [game, look])
  const known = me !== null
  useEffect(() => {
    // A server that does not answer now does so another time.
    if (known) shareCampaigns().then(look, () => {})
  }, [known, look])
  if (!rules || !all) return <Loading />
  const campaign = all.find(({ id }) => id === shown) ?? all[0] ?? null
  const begun = campaign ?? newCampaign('', game, {}, 0)
  const progress = progressOf(rules, begun)
  const unwon = progress.next.find(one => !progress.best[one.stage]?.won)
  const chosen = stage ?? unwon?.stage ?? rules.stages[0].id
  const { solid, light, dark } = meta.colours
  const make = async () => {
    const made = newCampaign(newId(), game, {}, Date.now())
    await browserCampaigns.put(made)
    setShown(made.id)
    await look()
    return made
  }
  const play = async (where: Where) => go(setupAddress(campaign ?? (await make()), chosen, where))
  return (
    <div className="cp" style={{ '--g': solid, '--gi': `light-dark(${light}, ${dark})` } as CSSProperties}>
      <section className="panel cp-panel" aria-labelledby={`cp-${game}`}>
        <header>
          <h2 id={`cp-${game}`}>
            {meta.title[language]}, {lowerFirst(rules.title[language])}
          </h2>
          <p>{rules.line[language]}</p>
        </header>
        <CampaignMap game={game} rules={rules} progress={progress} chosen={chosen} onChoose={setStage} />
        {all.length > 1 && (
          <label className="cp-which">
            {tell('campaign.which')}
            <select className="field" value={campaign?.id} onChange={({ target }) => setShown(target.value)}>
              {all.map(one => (
                <option key={one.id} value={one.id}>
                  {tell('campaign.of', {
                    day: new Date(one.made).toLocaleDateString(language, { dateStyle: 'long' }),
                    games: one.log.length,
                  })}
                </option>
              ))}
            </select>
          </label>
        )}
      </section>
      <div className="cp-side">
        <StagePanel
          meta={meta}
          rules={rules}
          campaign={campaign}
          progress={progress}
          stage={chosen}
          onPlay={play}
        />
        <CampaignFiles
          game={game}
          campaign={campaign}
          onNew={make}
          onTaken={({ id }) => {
            setShown(id)
            void look()
          }}
          onForget={async ({ id }) => {
            await forgetCampaign(id, known)
            await look()
          }}
        />
      </div>
    </div>
  )
}
