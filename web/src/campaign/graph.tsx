import { lowerFirst } from '../online/names.ts'
import { useSettings } from '../settings.tsx'
import { CampaignChart } from './chart.tsx'
import { StageFoot } from './foot.tsx'
import { CampaignLog } from './log.tsx'
import { wayOf } from './roads.ts'
import type { Shown } from './shown.ts'
import { WhichCampaign } from './which.tsx'

const COURSES = ['taken', 'open', 'closed'] as const

/** A campaign whose roads part: its chart, its log, and at the foot the stage that is chosen. */
export function GraphCampaign(props: Shown) {
  const { meta, rules, art, progress, stage, onChoose, files } = props
  const { tell, language } = useSettings()
  return (
    <>
      <section className="panel cp-panel cg" aria-labelledby={`cp-${meta.id}`}>
        <header>
          <h2 id={`cp-${meta.id}`}>
            {meta.title[language]}, {lowerFirst(rules.title[language])}
          </h2>
          <p>{useStanding(props)}</p>
          <ul className="cg-key">
            {COURSES.map(course => (
              <li key={course} className={course}>
                {tell(`campaign.key.${course}`)}
              </li>
            ))}
          </ul>
        </header>
        <CampaignChart
          game={props.meta.id}
          art={art}
          rules={rules}
          progress={progress}
          chosen={stage}
          onChoose={onChoose}
        />
        <CampaignLog {...props} />
        <StageFoot {...props} />
        <WhichCampaign {...props} />
      </section>
      {files}
    </>
  )
}

/** Where the campaign stands, in a sentence: what its last victory made of you, that it is over, that it fell. */
function useStanding({ rules, campaign, progress }: Shown): string {
  const { tell, language } = useSettings()
  const { state, games = [], title } = progress
  if (games.length === 0)
    return (campaign?.log.length ?? 0) > 0 ? tell('campaign.fallen') : rules.line[language]
  const last = games.findLast(({ won }) => won)
  const stage = rules.stages.find(({ id }) => id === last?.stage)
  const way = stage && wayOf(stage, last)
  const named = rules.titles?.find(({ id }) => id === title)?.title[language] ?? null
  return [
    ...(way ? [tell('campaign.youAre', { way: way.title[language] })] : []),
    ...(state === 'won' ? [tell('campaign.over', { title: named })] : []),
  ].join(' ')
}
