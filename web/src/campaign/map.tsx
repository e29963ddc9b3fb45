import type { CampaignRules, Progress, Stage } from '@tablee/kernel'
import type { CampaignArt } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { Isle, outline, ResultMark } from './isle.tsx'
import { useResultWords } from './words.ts'

const WIDTH = 980
/** How wide a letter of a name is, about. */
const LETTER = 7.6
/** Islands lie side by side, a road goes there and back. */
const HEIGHTS = { islands: 318, road: 410, graph: 706 }
const wavesOf = (height: number) =>
  Array.from({ length: Math.round(height / 7) }, (_, place) => [
    (place * 149) % WIDTH,
    12 + ((place * 67) % (height - 18)),
  ])

/** The picture of a campaign: its stages as islands or halts, each with its best result. */
export function CampaignMap({
  game,
  art: { signs },
  rules,
  progress,
  chosen,
  onChoose,
}: {
  readonly game: string
  readonly art: CampaignArt
  readonly rules: CampaignRules
  readonly progress: Progress
  readonly chosen: string
  readonly onChoose: (stage: string) => void
}) {
  const { language, tell } = useSettings()
  const height = HEIGHTS[rules.kind]
  const point = ({ at: [x, y] }: Stage): Point => [(x * WIDTH) / 100, (y * height) / 100]
  const won = Object.values(progress.best).filter(best => best?.won).length
  return (
    <div className="cp-scroll">
      <svg
        className="cp-map"
        viewBox={`0 0 ${WIDTH} ${height}`}
        aria-label={tell('campaign.map', { won, of: rules.stages.length })}
      >
        <rect className="cp-sea" width={WIDTH} height={height} />
        {wavesOf(height).map(([x, y]) => (
          <path key={`${x} ${y}`} className="cp-wave" d={`M${x} ${y}q4-3.5 8 0t8 0`} />
        ))}
        {rules.stages.flatMap(stage =>
          rules.stages
            .filter(({ id }) => stage.to?.includes(id))
            .map(to => <Way key={`${stage.id} ${to.id}`} from={point(stage)} to={point(to)} />),
        )}
        {rules.stages.map((stage, place) => (
          <StageIsle
            key={stage.id}
            game={game}
            stage={stage}
            place={place}
            at={point(stage)}
            above={rules.kind === 'islands' && place % 2 === 0}
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

type Point = readonly [x: number, y: number]

function Way({ from: [x1, y1], to: [x2, y2] }: { readonly from: Point; readonly to: Point }) {
  return (
    <path className="cp-way" d={`M${x1} ${y1}C${(x1 + x2) / 2} ${y1} ${(x1 + x2) / 2} ${y2} ${x2} ${y2}`} />
  )
}

function StageIsle({
  game,
  stage,
  place,
  at,
  above,
  title,
  sign,
  progress: { best, next },
  isChosen,
  onChoose,
}: {
  readonly game: string
  readonly stage: Stage
  readonly place: number
  readonly at: Point
  /** Whether its name stands above it. */
  readonly above: boolean
  readonly title: string
  readonly sign: string | undefined
  readonly progress: Progress
  readonly isChosen: boolean
  readonly onChoose: () => void
}) {
  const words = useResultWords(game)
  const result = best[stage.id]
  const isOpen = next.some(({ stage: id }) => id === stage.id)
  // What stands at the edge of the picture is written inwards.
  const wide = Math.max(title.length + 3, words(result).length) * LETTER
  const edge = at[0] + wide / 2 > WIDTH - 10 ? { textAnchor: 'end' as const, x: 66 } : {}
  const state = result ? (result.won ? 'win' : 'loss') : isOpen ? 'open' : 'shut'
  return (
    <Isle
      className={`cp-isle ${state}`}
      at={at}
      label={`${place + 1}. ${title}, ${words(result)}`}
      isChosen={isChosen}
      onChoose={onChoose}
    >
      <path className="i-2" d={outline(place, 1.18)} />
      <path className="i-1" d={outline(place, 1)} />
      <path className="i-0" d={outline(place, 0.84)} />
      {sign && <path className="i-sign" transform="translate(-20 -21) scale(0.078)" d={sign} />}
      {result && <ResultMark at={[41, -27]} won={result.won} />}
      <text className="i-title" {...edge} y={above ? -78 : 76}>
        {place + 1}. {title}
      </text>
      <text className={`i-result ${state}`} {...edge} y={above ? -60 : 94}>
        {words(result)}
      </text>
    </Isle>
  )
}
