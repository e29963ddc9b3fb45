import { campaignOf, campaigns, type Entry } from '@tablee/games'
import type { CampaignRules, StageOptions } from '@tablee/kernel'
import { type Campaign, newCampaign, progressOf } from '@tablee/table'
import { type CSSProperties, type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { campaignArtOf, optionsOf } from '../games.ts'
import { useWho } from '../online/people.ts'
import { useSettings } from '../settings.tsx'
import { Page } from '../shell/page.tsx'
import { Loading } from '../shell/states.tsx'
import { useOfGame } from '../shell/use-of-game.ts'
import { browserCampaigns } from '../source/store.ts'
import { newId } from '../source/usual.ts'
import { setupAddress, type Where } from './asked.ts'
import { CampaignFiles } from './files.tsx'
import { GraphCampaign } from './graph.tsx'
import { campaignsFor, forgetCampaign, shareCampaigns } from './keep.ts'
import { LadderCampaign } from './ladder.tsx'
import type { Shown } from './shown.ts'
import './campaign.css'
import './chart.css'

/** What is kept from one game to the next: a picture of each campaign, or of that of one game, and the stage to play. */
export function CampaignsPage({ game }: { readonly game: string | undefined }) {
  const { tell, language } = useSettings()
  const shown = campaigns.filter(({ id }) => game === undefined || id === game)
  return (
    <Page title={tell('campaign.title')}>
      <header className="cp-head">
        <h1>{tell('campaign.title')}</h1>
        <p>{tell('campaign.line')}</p>
        <nav className="segments" aria-label={tell('campaign.title')}>
          <Tab href="/campaigns">{tell('campaign.all')}</Tab>
          {campaigns.map(({ id, meta }) => (
            <Tab key={id} href={`/campaigns/${id}`}>
              {meta.title[language]}
            </Tab>
          ))}
        </nav>
      </header>
      {shown.map(entry => (
        <CampaignOf key={entry.id} entry={entry} />
      ))}
    </Page>
  )
}

function Tab({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const [address] = useLocation()
  return (
    <Link href={href} aria-current={address === href ? 'page' : undefined}>
      {children}
    </Link>
  )
}

const artOf = (game: string) => campaignArtOf(game)

function CampaignOf({ entry: { id: game, meta } }: { readonly entry: Entry }) {
  const [, go] = useLocation()
  const { me } = useWho()
  const words = useOfGame(optionsOf, game)
  const art = useOfGame(artOf, game)
  const [rules, setRules] = useState<CampaignRules | null>(null)
  const [all, setAll] = useState<readonly Campaign[] | null>(null)
  const [which, setWhich] = useState<string | null>(null)
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
  if (!rules || !all || !art || words === undefined) return <Loading />
  const campaign = all.find(({ id }) => id === which) ?? all[0] ?? null
  const begun = campaign ?? newCampaign('', game, {}, 0)
  const progress = progressOf(rules, begun)
  const unwon = progress.next.find(one => !progress.best[one.stage]?.won)
  const latest = progress.games?.at(-1)?.stage
  const chosen = stage ?? unwon?.stage ?? latest ?? rules.stages[0].id
  const show = (id: string) => {
    setWhich(id)
    setStage(null)
  }
  const keep = async (one: Campaign) => {
    await browserCampaigns.put(one)
    show(one.id)
    await look()
    return one
  }
  const make = (options: StageOptions = {}) => keep(newCampaign(newId(), game, options, Date.now()))
  const { solid, light, dark } = meta.colours
  const props: Shown = {
    meta,
    rules,
    art,
    words,
    all,
    campaign,
    progress,
    stage: chosen,
    onChoose: setStage,
    onWhich: show,
    onPlay: async (where: Where) => go(setupAddress(campaign ?? (await make()), chosen, where)),
    onOptions: options => (campaign ? keep({ ...campaign, options }) : make(options)),
    files: (
      <CampaignFiles
        game={game}
        campaign={campaign}
        onNew={() => make()}
        onTaken={({ id }) => {
          show(id)
          void look()
        }}
        onForget={async ({ id }) => {
          await forgetCampaign(id, known)
          setStage(null)
          await look()
        }}
      />
    ),
  }
  const Layout = rules.kind === 'graph' ? GraphCampaign : LadderCampaign
  return (
    <div
      className={`cp ${rules.kind}`}
      data-game={game}
      style={{ '--g': solid, '--gi': `light-dark(${light}, ${dark})` } as CSSProperties}
    >
      <Layout {...props} />
    </div>
  )
}
