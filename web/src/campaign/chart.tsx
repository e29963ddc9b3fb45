import type { CampaignRules, Progress, Stage } from '@tablee/kernel'
import { useEffect, useRef } from 'react'
import type { CampaignArt } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { Isle, outline, ResultMark } from './isle.tsx'
import { columnsOf, type Halt, haltOf, type Road, reachable, roadsOf, wayOf } from './roads.ts'
import { useResultWords } from './words.ts'

const WIDTH = 1050
const HEIGHT = 706
/** An island beside that of the other picture, which is 64 by 43. */
const ISLE = 0.5
const LONG_NAME = 24

const point = ({ at: [x, y] }: Stage): readonly [number, number] => [(x * WIDTH) / 100, (y * HEIGHT) / 100]
const short = (n: number): number => Math.round(n * 10) / 10

/** A campaign whose roads part: its stages as islands of a chart, and the ways between them by their names. */
export function CampaignChart({
  game,
  art: { signs, Ground, Pawn },
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
  const { tell } = useSettings()
  const ahead = reachable(rules, progress)
  const roads = roadsOf(rules, progress)
  const columns = columnsOf(rules)
  const won = Object.values(progress.best).filter(best => best?.won).length
  const [first] = progress.next
  const now = progress.next.length === 1 && rules.stages.find(({ id }) => id === first.stage)
  const scrolled = useRef<HTMLDivElement>(null)
  const shown = rules.stages.find(({ id }) => id === chosen)
  useEffect(() => {
    // Where the chart is wider than the screen, the island that is chosen comes into sight.
    const pane = scrolled.current
    if (!pane || !shown || pane.scrollWidth <= pane.clientWidth) return
    pane.scrollLeft = (pane.scrollWidth * shown.at[0]) / 100 - pane.clientWidth / 2
  }, [shown])
  return (
    <div className="cp-scroll" ref={scrolled}>
      <svg
        className="cp-map cp-chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-label={tell('campaign.chart', { won, of: columns.length })}
      >
        {Ground ? (
          <Ground width={WIDTH} height={HEIGHT} />
        ) : (
          <rect className="cp-sea" width={WIDTH} height={HEIGHT} />
        )}
        {roads.map(road => (
          <path key={road.way.id} className={`cc-road ${road.course}`} d={lineOf(road)} />
        ))}
        {rules.stages.map((stage, place) => (
          <Island
            key={stage.id}
            game={game}
            stage={stage}
            seed={place}
            sign={signs[stage.id]}
            halt={haltOf(progress, ahead, stage)}
            progress={progress}
            isChosen={stage.id === chosen}
            onChoose={() => onChoose(stage.id)}
          />
        ))}
        {roads.map(road => (
          <RoadName key={road.way.id} road={road} />
        ))}
        {now && Pawn && (
          <g transform={`translate(${point(now)[0] - 70} ${point(now)[1] - 6})`}>
            <Pawn />
          </g>
        )}
        {columns.map((column, place) => (
          <text key={column[0].id} className="cc-column" x={point(column[0])[0]} y={HEIGHT - 22}>
            {tell('campaign.column', { number: place + 1, of: columns.length })}
          </text>
        ))}
      </svg>
    </div>
  )
}

function lineOf({ from, to }: Road): string {
  const [[x1, y1], [x2, y2]] = [point(from), point(to)]
  const bend = (x2 - x1) * 0.45
  return `M${x1} ${short(y1)}C${short(x1 + bend)} ${short(y1)} ${short(x2 - bend)} ${short(y2)} ${x2} ${short(y2)}`
}

/** What a road is called, along it. */
function RoadName({ road: { from, to, way, course } }: { readonly road: Road }) {
  const { language } = useSettings()
  const [[x1, y1], [x2, y2]] = [point(from), point(to)]
  // The middle of the curve is half as steep again as the straight line.
  const turn = (Math.atan2((y2 - y1) * 1.5, x2 - x1) * 180) / Math.PI
  return (
    <text
      className={`cc-way ${course}`}
      transform={`translate(${short((x1 + x2) / 2)} ${short((y1 + y2) / 2)}) rotate(${short(turn)})`}
      y={-5}
    >
      {way.title[language]}
    </text>
  )
}

/** A name in one line or two. */
function linesOf(name: string): readonly string[] {
  if (name.length <= LONG_NAME) return [name]
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const [cut] = spaces.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))
  return cut === undefined ? [name] : [name.slice(0, cut), name.slice(cut + 1)]
}

function Island({
  game,
  stage,
  seed,
  sign,
  halt,
  progress: { best },
  isChosen,
  onChoose,
}: {
  readonly game: string
  readonly stage: Stage
  readonly seed: number
  readonly sign: string | undefined
  readonly halt: Halt
  readonly progress: Progress
  readonly isChosen: boolean
  readonly onChoose: () => void
}) {
  const { tell, language } = useSettings()
  const words = useResultWords(game)
  const [x, y] = point(stage)
  const title = stage.title[language]
  const result = best[stage.id]
  const lines = linesOf(title)
  const last = (stage.ways ?? []).filter(({ to }) => to === null)
  const way = wayOf(stage, result)
  const told = result
    ? [words(result), ...(way ? [way.title[language]] : [])]
    : [tell(`campaign.halt.${halt}`)]
  return (
    <Isle
      className={`cc-isle ${halt}`}
      at={[x, short(y)]}
      label={[title, ...told].join(', ')}
      isChosen={isChosen}
      onChoose={onChoose}
    >
      <path className="cc-far" d={outline(seed, ISLE * 1.34)} />
      <path className="cc-near" d={outline(seed, ISLE * 1.2)} />
      <path className="cc-sand" d={outline(seed, ISLE * 1.07)} />
      <path className="cc-land" d={outline(seed, ISLE)} />
      {sign && <path className="cc-sign" transform="translate(-14 -14) scale(0.0547)" d={sign} />}
      {result && <ResultMark at={[28, -18]} won={result.won} />}
      {lines.map((line, place) => (
        <text key={line} className="cc-name" y={41 + place * 17}>
          {line}
        </text>
      ))}
      {last.map(({ id, title: name }, place) => (
        <text key={id} className="cc-end" y={41 + (lines.length + place) * 17}>
          {name[language]}
        </text>
      ))}
    </Isle>
  )
}
