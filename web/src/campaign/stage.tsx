import { Link } from 'wouter'
import { labels } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { CampaignChoices } from './choices.tsx'
import type { Shown } from './shown.ts'
import { useResultWords } from './words.ts'

/** The stage that is chosen: its best result, how often it was played, and the way to its table. */
export function StagePanel(props: Shown) {
  const { meta, rules, campaign, progress, stage, onPlay } = props
  const { tell, language } = useSettings()
  const words = useResultWords(meta.id)
  const place = rules.stages.findIndex(({ id }) => id === stage)
  const { title } = rules.stages[place]
  const tries = campaign?.log.filter(played => played.stage === stage).length ?? 0
  const pending = campaign?.pending.find(one => one.stage === stage)
  const isOpen = progress.next.some(one => one.stage === stage)
  return (
    <section className="panel cp-log" aria-labelledby={`cp-stage-${meta.id}`}>
      <img className="cp-label" src={labels[meta.id]} alt="" />
      <p className="cp-small">{tell('campaign.stage', { number: place + 1, of: rules.stages.length })}</p>
      <h2 id={`cp-stage-${meta.id}`}>{title[language]}</h2>
      <dl>
        <div>
          <dt>{tell('campaign.best')}</dt>
          <dd>{words(progress.best[stage])}</dd>
        </div>
        <div>
          <dt>{tell('campaign.tries')}</dt>
          <dd>{tries}</dd>
        </div>
        {progress.lives && (
          <div>
            <dt>{tell('campaign.lives')}</dt>
            <dd>{tell('campaign.livesLeft', progress.lives)}</dd>
          </div>
        )}
        {progress.score !== undefined && (
          <div>
            <dt>{tell('campaign.score')}</dt>
            <dd>{progress.score}</dd>
          </div>
        )}
      </dl>
      <CampaignChoices {...props} />
      <div className="cp-acts">
        {isOpen && (
          <button type="button" className="game-play" onClick={() => onPlay('here')}>
            {tell(tries > 0 ? 'campaign.again' : 'campaign.play')}
          </button>
        )}
        {isOpen && !rules.solo && (
          <button type="button" className="outlined" onClick={() => onPlay('online')}>
            {tell('campaign.online')}
          </button>
        )}
        {pending && (
          <Link className="outlined" href={`/${pending.online ? 'online' : 'table'}/${pending.table}`}>
            {tell('campaign.goOn')}
          </Link>
        )}
        <Link className="outlined" href={`/rules/${meta.id}`}>
          {tell('table.rules')}
        </Link>
      </div>
    </section>
  )
}
