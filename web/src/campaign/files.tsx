import { campaignOf } from '@tablee/games'
import { type Message, Mistake } from '@tablee/kernel'
import { type Campaign, campaignFile, readCampaign } from '@tablee/table'
import { type ChangeEvent, useState } from 'react'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { type Grave, Sure } from '../shell/sure.tsx'
import { browserCampaigns } from '../source/store.ts'
import { download } from '../table/download.ts'
import { sentence } from '../words.ts'

/** Begins a campaign anew, takes one along as a file, takes one in, or deletes it. */
export function CampaignFiles({
  game,
  campaign,
  onNew,
  onTaken,
  onForget,
}: {
  readonly game: string
  readonly campaign: Campaign | null
  readonly onNew: () => void
  readonly onTaken: (campaign: Campaign) => void
  readonly onForget: (campaign: Campaign) => Promise<void>
}) {
  const { tell, language } = useSettings()
  const [trouble, setTrouble] = useState<Message | null>(null)
  const [asked, setAsked] = useState<Grave | null>(null)
  const forget = (one: Campaign): Grave => ({
    name: tell('campaign.forget'),
    sure: tell('campaign.forgetSure', { games: one.log.length }),
    yes: tell('campaign.forgetYes'),
    run: () => onForget(one),
  })
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    target.value = ''
    try {
      const read = await readCampaign(await file.text(), campaignOf)
      await browserCampaigns.put(read)
      setTrouble(null)
      onTaken(read)
    } catch (error) {
      setTrouble(error instanceof Mistake ? error.what : { id: 'kernel.notACampaign' })
    }
  }
  return (
    <section className="panel cp-files" aria-labelledby={`cp-${game} cp-files-${game}`}>
      <h2 id={`cp-files-${game}`}>{tell('campaign.fresh')}</h2>
      <p>{tell('campaign.freshLine')}</p>
      <div className="cp-acts">
        <button type="button" className="outlined" onClick={onNew}>
          <Glyph name="plus" />
          {tell('campaign.new')}
        </button>
        {campaign && campaign.log.length > 0 && (
          <button
            type="button"
            className="outlined"
            onClick={() => download(`${campaign.game}-campaign.json`, campaignFile(campaign))}
          >
            <Glyph name="save" />
            {tell('campaign.export')}
          </button>
        )}
        <label className="outlined">
          <Glyph name="file" />
          {tell('campaign.import')}
          <input className="sr" type="file" accept=".json,application/json" onChange={open} />
        </label>
        {campaign && (
          <button type="button" className="plain" onClick={() => setAsked(forget(campaign))}>
            {tell('campaign.forget')}
          </button>
        )}
      </div>
      {asked && <Sure grave={asked} onClose={() => setAsked(null)} />}
      {trouble && (
        <p className="cp-trouble" role="alert">
          {sentence(language, {}, trouble, [])}
        </p>
      )}
    </section>
  )
}
