import type { Story } from '@tablee/table'
import { useSettings } from '../../settings.tsx'
import { partyAt, useTable } from '../context.tsx'
import { courseOf } from '../course.ts'
import { stopsIn } from '../stops.ts'
import { axisOf } from './axis.ts'
import { Chances } from './chances.tsx'
import { apart } from './curves.ts'
import { EDGE, type Frame, partyClass } from './frame.ts'
import type { KeyMoment } from './moments.ts'
import { partiesOf } from './parties.ts'
import { ScoreLines } from './score-lines.tsx'
import { useWidth } from './use-width.ts'

/** How far flags stand apart at least. */
const FLAG = 30

/** The course of a game: its scores and the chances to win, over one axis, with flags at its key moments. */
export function Charts({
  story,
  moments,
  onOpen,
}: {
  readonly story: Story | null
  readonly moments: readonly KeyMoment[]
  readonly onOpen: (moment: KeyMoment) => void
}) {
  const { scene } = useTable()
  const { tell } = useSettings()
  const [figure, width] = useWidth<HTMLElement>(900)
  const axis = axisOf(story?.rounds ?? [], scene.picks)
  const x = (at: number) =>
    EDGE.left + (axis.place(at) / axis.rounds) * Math.max(40, width - EDGE.left - EDGE.right)
  const frame: Frame = { axis, width, x, moments }
  const chances = story?.chances ?? []
  const flags = apart(
    moments.map(({ at }) => x(at)),
    FLAG,
    width,
  )
  const has = { scores: scene.scores.length > 1, chances: chances.length > 1 }
  return (
    <section className="panel end-charts" aria-labelledby="end-course">
      <header>
        <h2 id="end-course">{tell('end.course')}</h2>
        <p>{tell('end.courseLine', has)}</p>
      </header>
      <figure ref={figure}>
        <div className="end-flags">
          {moments.map((moment, i) => (
            <button
              key={moment.letter}
              type="button"
              className={partyClass(scene.cast, moment.seat)}
              style={{ left: flags[i] }}
              aria-label={tell('end.openMoment', { letter: moment.letter })}
              onClick={() => onOpen(moment)}
            >
              {moment.letter}
            </button>
          ))}
        </div>
        {has.scores && <Scores frame={frame} />}
        {has.chances && <Chances frame={frame} chances={chances} rounds={!has.scores} />}
        {story === null && <p className="end-wait">{tell('end.goingOver')}</p>}
      </figure>
    </section>
  )
}

function Scores({ frame }: { readonly frame: Frame }) {
  const table = useTable()
  const settings = useSettings()
  const { scores, picks, journal } = table.scene
  const parties = partiesOf(table.scene)
  const courses = parties.map(party => courseOf(scores, party, picks))
  const label = settings.tell('end.scoresLabel', {
    scores: parties.map(seat => `${partyAt(table, settings, seat)} ${courses[seat].end.score}`).join(', '),
  })
  return <ScoreLines frame={frame} courses={courses} moments={stopsIn(journal, picks)} label={label} />
}
