import type { CampaignRules, Played, Progress, Stage } from '@tablee/kernel'
import { useSettings } from '../settings.tsx'
import { Hearts } from './lives.tsx'
import { columnsOf, wayOf } from './roads.ts'
import type { Shown } from './shown.ts'
import { useChosenWords, useResultWords } from './words.ts'

/** The log of a campaign whose roads part: lives, games, bonuses, score and titles. */
export function CampaignLog(props: Shown) {
  const { meta, rules, progress, onChoose } = props
  const { tell, language } = useSettings()
  const { lives, bonuses = [], score } = progress
  const steps = columnsOf(rules).length
  const won = Object.values(progress.best).filter(best => best?.won).length
  const chosen = useChosenWords(props)
  return (
    <aside className="cl" aria-labelledby={`cl-${meta.id}`}>
      <header>
        <h3 id={`cl-${meta.id}`}>{tell('campaign.log')}</h3>
        <p>{[...chosen, tell('campaign.wins', { won, of: steps })].join(', ')}</p>
      </header>
      <div className="cl-part">
        {lives && (
          <p className="cl-lives">
            <b aria-hidden="true">{tell('campaign.lives')}</b>
            <Hearts {...lives} />
            <span aria-hidden="true">{tell('campaign.livesLeft', lives)}</span>
          </p>
        )}
        <ol className="cl-games">
          {Array.from({ length: steps }, (_, place) => (
            <LogRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row for each game of the campaign, by its number
              key={place}
              game={meta.id}
              place={place}
              rules={rules}
              progress={progress}
              onChoose={onChoose}
            />
          ))}
        </ol>
      </div>
      <div className="cl-part">
        <section>
          <h4>{tell('campaign.bonuses')}</h4>
          <ul className="cl-bonuses">
            {bonuses.map(id => (
              <li key={id}>{rules.bonus?.(id)[language] ?? id}</li>
            ))}
          </ul>
          {bonuses.length === 0 && <p>{tell('campaign.noBonus')}</p>}
        </section>
        {score !== undefined && <Titles rules={rules} score={score} isOver={progress.state === 'won'} />}
      </div>
    </aside>
  )
}

/** One game of those that the campaign takes: how it went, that it is next, or that it depends. */
function LogRow({
  game,
  place,
  rules,
  progress,
  onChoose,
}: {
  readonly game: string
  readonly place: number
  readonly rules: CampaignRules
  readonly progress: Progress
  readonly onChoose: (stage: string) => void
}) {
  const { tell, language } = useSettings()
  const words = useResultWords(game)
  const won = Object.values(progress.best).filter((best): best is Played => best?.won === true)
  const stageOf = (id: string): Stage | undefined => rules.stages.find(stage => stage.id === id)
  const played = won[place]
  const stage = played && stageOf(played.stage)
  if (played && stage) {
    const tries = progress.games?.filter(game => game.stage === stage.id).length ?? 1
    const way = wayOf(stage, played)
    return (
      <li className="won">
        <span className="cl-number">{place + 1}</span>
        <p>
          <button type="button" onClick={() => onChoose(stage.id)}>
            {stage.title[language]}
          </button>
          {tell('campaign.wonBy', { way: way?.title[language] ?? '', game, round: played.round, tries })}
        </p>
        {played.score !== undefined && <strong>{played.score}</strong>}
      </li>
    )
  }
  const isNext = place === won.length && progress.next.length > 0
  const lost = isNext ? progress.best[progress.next[0].stage] : undefined
  return (
    <li className={isNext ? 'next' : ''}>
      <span className="cl-number">{place + 1}</span>
      <p>
        {isNext && (
          <b>
            {progress.next
              .map(({ stage: id }) => stageOf(id)?.title[language] ?? id)
              .join(tell('campaign.or'))}
          </b>
        )}
        {isNext ? words(lost) : tell('campaign.depends')}
      </p>
    </li>
  )
}

/** The score on its scale, and the titles that it earns. */
function Titles({
  rules: { titles = [], counts },
  score,
  isOver,
}: {
  readonly rules: CampaignRules
  readonly score: number
  readonly isOver: boolean
}) {
  const { tell, language } = useSettings()
  const most = Math.max(1, ...titles.map(({ from }) => from)) * 1.14
  const now = titles.findLast(({ from }) => score >= from)
  return (
    <section>
      <h4>
        {counts?.[language] ?? tell('campaign.score')} <b>{score}</b>
      </h4>
      <div className="cl-scale" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (score / most) * 100)}%` }} />
        {titles.map(({ id, from }) => (
          <i key={id} style={{ left: `${(from / most) * 100}%` }}>
            {from}
          </i>
        ))}
      </div>
      <ul className="cl-titles">
        {titles.map(({ id, from, title }) => (
          <li key={id} className={id === now?.id ? 'now' : ''}>
            <b>{title[language]}</b>
            <span>
              {id === now?.id
                ? tell(isOver ? 'campaign.titleWon' : 'campaign.titleNow')
                : tell('campaign.titleFrom', { from })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
