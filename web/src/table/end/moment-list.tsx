import { useSettings } from '../../settings.tsx'
import { Glyph } from '../../shell/glyph.tsx'
import { markedAt, partyAt, sayAt, useTable } from '../context.tsx'
import { axisOf } from './axis.ts'
import { partyClass } from './frame.ts'
import type { KeyMoment } from './moments.ts'
import { isVictory } from './parties.ts'
import { Told } from './told.tsx'

/** The key moments in words; each opens the game where it happened. */
export function MomentList({
  rounds,
  moments,
  onOpen,
}: {
  readonly rounds: Parameters<typeof axisOf>[0]
  readonly moments: readonly KeyMoment[]
  readonly onOpen: (moment: KeyMoment) => void
}) {
  const table = useTable()
  const settings = useSettings()
  const { scene, past } = table
  const { tell } = settings
  const axis = axisOf(rounds, scene.picks)
  if (moments.length === 0) return null
  return (
    <section className="panel end-moments" aria-labelledby="end-moments">
      <header>
        <h2 id="end-moments">{tell('end.moments')}</h2>
        <button
          type="button"
          className="quiet"
          onClick={() => past.play(moments[0].at, ...moments.map(({ at, to }) => ({ from: at, to })))}
        >
          <Glyph name="play" />
          {tell('end.allMoments')}
        </button>
      </header>
      <ol>
        {moments.map(moment => (
          <li key={moment.letter} className={partyClass(scene.cast, moment.seat)}>
            <button type="button" onClick={() => onOpen(moment)}>
              <b className="moment-letter">{moment.letter}</b>
              <span className="moment-words">
                <span className="moment-head">
                  <span>
                    {tell('end.roundName', {
                      game: scene.game,
                      round: moment.isLast ? scene.round : axis.roundAt(moment.at),
                    })}
                  </span>
                  <em>{changeOf(moment)}</em>
                </span>
                <span className="moment-told">
                  {moment.reports.map(report => (
                    <span key={`${report.at} ${report.id}`}>
                      <Told sentence={markedAt(table, settings, report)} />{' '}
                    </span>
                  ))}
                  {moment.isLast && scene.outcome && sayAt(table, settings, scene.outcome.why)}
                </span>
              </span>
              <Glyph name="play" />
            </button>
          </li>
        ))}
      </ol>
    </section>
  )

  function changeOf({ seat, chances, isLast }: KeyMoment): string {
    if (isLast) return tell('end.last', { won: isVictory(scene) })
    if (!chances) return ''
    const [before, after] = chances.map(chance => Math.round(chance * 100))
    const party = seat === null ? null : partyAt(table, settings, seat)
    return tell('end.change', { party, before, after })
  }
}
