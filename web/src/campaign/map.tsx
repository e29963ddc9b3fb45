import type { CampaignRules, Progress, Stage } from '@tablee/kernel'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { signsOf } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { outline } from './isle.ts'
import { useResultWords } from './words.ts'

const WIDTH = 980
const HEIGHT = 318
const WAVES = Array.from({ length: 45 }, (_, place) => [(place * 149) % WIDTH, 12 + ((place * 67) % 300)])

/** The picture of a campaign: its stages as islands or halts, each with its best result. */
export function CampaignMap({
  game,
  rules,
  progress,
  chosen,
  onChoose,
}: {
  readonly game: string
  readonly rules: CampaignRules
  readonly progress: Progress
  readonly chosen: string
  readonly onChoose: (stage: string) => void
}) {
  const { language, tell } = useSettings()
  const [signs, setSigns] = useState<{ readonly [stage: string]: string }>({})
  useEffect(() => {
    signsOf(game).then(setSigns)
  }, [game])
  const won = Object.values(progress.best).filter(best => best?.won).length
  return (
    <div className="cp-scroll">
      <svg
        className="cp-map"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-label={tell('campaign.map', { won, of: rules.stages.length })}
      >
        <rect className="cp-sea" width={WIDTH} height={HEIGHT} />
        {WAVES.map(([x, y]) => (
          <path key={`${x} ${y}`} className="cp-wave" d={`M${x} ${y}q4-3.5 8 0t8 0`} />
        ))}
        {rules.stages.flatMap(stage =>
          (stage.to ?? []).map(to => (
            <Way key={`${stage.id} ${to}`} from={stage} to={rules.stages.find(({ id }) => id === to)} />
          )),
        )}
        {rules.stages.map((stage, place) => (
          <Isle
            key={stage.id}
            stage={stage}
            place={place}
            title={stage.title[language]}
            sign={signs[stage.id]}
            progress={progress}
            isChosen={stage.id === chosen}
            onChoose={() => onChoose(stage.id)}
          />
        ))}
      </svg>
    </div>
  )
}

const point = ({ at: [x, y] }: Stage): readonly [number, number] => [(x * WIDTH) / 100, (y * HEIGHT) / 100]

function Way({ from, to }: { readonly from: Stage; readonly to: Stage | undefined }) {
  if (!to) return null
  const [[x1, y1], [x2, y2]] = [point(from), point(to)]
  return (
    <path className="cp-way" d={`M${x1} ${y1}C${(x1 + x2) / 2} ${y1} ${(x1 + x2) / 2} ${y2} ${x2} ${y2}`} />
  )
}

function Isle({
  stage,
  place,
  title,
  sign,
  progress: { best, next },
  isChosen,
  onChoose,
}: {
  readonly stage: Stage
  readonly place: number
  readonly title: string
  readonly sign: string | undefined
  readonly progress: Progress
  readonly isChosen: boolean
  readonly onChoose: () => void
}) {
  const words = useResultWords()
  const [x, y] = point(stage)
  const result = best[stage.id]
  const isOpen = next.some(({ stage: id }) => id === stage.id)
  const above = place % 2 === 0
  // What stands at the edge of the picture is written inwards.
  const edge = x > WIDTH - 100 ? { textAnchor: 'end' as const, x: 66 } : {}
  const state = result ? (result.won ? 'win' : 'loss') : isOpen ? 'open' : 'shut'
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onChoose()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an island of a picture cannot be a button element
    <g
      className={`cp-isle ${state}${isChosen ? ' on' : ''}`}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={`${place + 1}. ${title}, ${words(result)}`}
      onClick={onChoose}
      onKeyDown={press}
    >
      <path className="i-2" d={outline(place, 1.18)} />
      <path className="i-1" d={outline(place, 1)} />
      <path className="i-0" d={outline(place, 0.84)} />
      {sign && <path className="i-sign" transform="translate(-20 -21) scale(0.078)" d={sign} />}
      {result && (
        <g transform="translate(41 -27)">
          <circle r="12" className={result.won ? 'i-ok' : 'i-no'} />
          <path className="i-mark" d={result.won ? 'M-5 0l3.5 4L5-4' : 'M-4-4l8 8M4-4l-8 8'} />
        </g>
      )}
      <text className="i-title" {...edge} y={above ? -78 : 76}>
        {place + 1}. {title}
      </text>
      <text className={`i-result ${state}`} {...edge} y={above ? -60 : 94}>
        {words(result)}
      </text>
    </g>
  )
}
