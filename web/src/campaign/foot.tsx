import type { StageWay } from '@tablee/kernel'
import { Link } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { aloneAddress } from './asked.ts'
import { CampaignChoices } from './choices.tsx'
import { columnsOf, wayOf } from './roads.ts'
import type { Shown } from './shown.ts'
import { useResultWords } from './words.ts'

/** The stage that is chosen on a chart: how it can be won and where that leads, how it was, and the way to its table. */
export function StageFoot(props: Shown) {
  const { meta, rules, campaign, progress, stage: id, onPlay } = props
  const { tell, language } = useSettings()
  const words = useResultWords(meta.id)
  const stage = rules.stages.find(one => one.id === id) ?? rules.stages[0]
  const number = columnsOf(rules).findIndex(column => column.includes(stage)) + 1
  const result = progress.best[id]
  const won = wayOf(stage, result)
  const pending = campaign?.pending.find(one => one.stage === id)
  const isOpen = progress.next.some(one => one.stage === id)
  const wayWords = ({ title, to, brings }: StageWay): string => {
    const next = rules.stages.find(one => one.id === to)
    return tell('campaign.way', {
      way: title[language],
      brings: brings.map(one => one[language]),
      to: next?.title[language] ?? null,
    })
  }
  return (
    <section className="cf" aria-live="polite" aria-labelledby={`cf-${meta.id}`}>
      <div className="cf-told">
        <h3 id={`cf-${meta.id}`}>
          <b>{tell('campaign.step', { number })}</b> {stage.title[language]}
        </h3>
        {won ? (
          <>
            <p>
              {tell('campaign.wonAs', { way: won.title[language], game: meta.id, round: result?.round ?? 0 })}
            </p>
            <p className="cf-epilogue">{won.told[language]}</p>
          </>
        ) : (
          <>
            <p>{tell('campaign.ways', { count: stage.ways?.length ?? 0 })}</p>
            <ul>
              {(stage.ways ?? []).map(way => (
                <li key={way.id}>{wayWords(way)}</li>
              ))}
            </ul>
            {result && <p>{words(result)}</p>}
            {!isOpen && <p>{tell('campaign.notOpen')}</p>}
          </>
        )}
      </div>
      <CampaignChoices {...props} />
      <div className="cf-acts">
        <Link className="plain" href={`/rules/${meta.id}`}>
          <Glyph name="book" />
          {tell('table.rules')}
        </Link>
        {meta.scenarios && (
          <Link className="outlined" href={aloneAddress(meta.id, meta.scenarios, id)}>
            {tell('campaign.alone')}
          </Link>
        )}
        {pending && (
          <Link className="outlined" href={`/${pending.online ? 'online' : 'table'}/${pending.table}`}>
            {tell('campaign.goOn')}
          </Link>
        )}
        {isOpen && (
          <button type="button" className="solid" onClick={() => onPlay('here')}>
            <Glyph name="play" />
            {tell(result ? 'campaign.again' : 'campaign.play')}
          </button>
        )}
      </div>
    </section>
  )
}
