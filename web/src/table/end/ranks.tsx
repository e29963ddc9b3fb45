import type { Tally } from '@tablee/board'
import type { Scene } from '@tablee/table'
import { useSettings } from '../../settings.tsx'
import { partyAt, useTable } from '../context.tsx'
import { lastScores, partiesOf, victorsOf } from './parties.ts'
import { playerAt } from './player.ts'

/** The bars differ by what they are filled with, so that they are read in grey too. */
const FILLS = ['own', 'stripes', 'dots', 'hollow', 'bars', 'grid'] as const

/** All as they ended: winners first, then by points. */
function ranked(scene: Scene): readonly number[] {
  const last = lastScores(scene)
  const victors = victorsOf(scene)
  const rank = (seat: number) => (victors.includes(seat) ? 1000 : 0) + (last[seat] ?? -1)
  return partiesOf(scene).toSorted((a, b) => rank(b) - rank(a))
}

/** All by rank, with where their points came from. */
export function Ranks() {
  const table = useTable()
  const settings = useSettings()
  const { scene, parts } = table
  const { tell, language } = settings
  const { cast } = scene
  const scores = lastScores(scene)
  const parties = ranked(scene)
  const victors = victorsOf(scene)
  const reckoning = parts.outline?.reckoning?.(scene.journal, cast.slice(0, parties.length), language) ?? null
  const most = Math.max(10, ...(reckoning?.seats ?? []).map(({ points }) => sum(points.map(Math.abs))))
  const Seal = parts.board?.Seal
  const [, ...others] = reckoning?.sources ?? []
  return (
    <section className="panel end-ranks" aria-labelledby="end-ranks">
      <h2 id="end-ranks" className="sr">
        {tell('end.ranks')}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{tell('end.rank')}</span>
            </th>
            <th scope="col">{tell('end.party')}</th>
            <th scope="col" className="number">
              {tell('end.score')}
            </th>
            {reckoning && (
              <th scope="col" className="end-bar">
                <span className="end-key">
                  {reckoning.sources.map((source, i) => (
                    <span key={source}>
                      <i className={`fill-${FILLS[i]}`} aria-hidden="true" />
                      {source.toLowerCase()}
                    </span>
                  ))}
                </span>
              </th>
            )}
            {others.map(source => (
              <th key={source} scope="col" className="number end-source">
                {source}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parties.map((seat, place) => (
            <tr key={cast[seat]} className={`f-${cast[seat]} ${victors.includes(seat) ? 'won' : ''}`}>
              {/* Alone at the table nobody is ranked: one wins or loses. Nor are those who all lost. */}
              <td className="end-place">{parties.length > 1 && victors.length > 0 && place + 1}</td>
              <th scope="row">
                <span className="end-party">
                  {Seal && <Seal party={cast[seat]} size={40} />}
                  <span>
                    <b>{partyAt(table, settings, seat)}</b>
                    <span>{playerAt(table, settings, seat)}</span>
                  </span>
                </span>
              </th>
              <td className="number end-score">{scores[seat] ?? '–'}</td>
              {reckoning && (
                <td className="end-bar">
                  <Bar tally={reckoning.seats[seat]} most={most} sources={reckoning.sources} />
                </td>
              )}
              {reckoning?.seats[seat].points.slice(1).map((points, i) => (
                <td
                  key={others[i]}
                  className={`number end-source ${points < 0 ? 'lost' : points === 0 ? 'none' : ''}`}
                >
                  {points === 0 ? '·' : signed(points)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The points of a seat as a bar, its own source by name; on small screens the others in words. */
function Bar({
  tally: { own, points },
  most,
  sources,
}: {
  readonly tally: Tally
  readonly most: number
  readonly sources: readonly string[]
}) {
  return (
    <>
      <span className="end-own">
        {own} <b>{points[0]}</b>
        <span className="end-rest">
          {points.map((n, i) => (i > 0 && n !== 0 ? ` · ${sources[i]} ${signed(n)}` : ''))}
        </span>
      </span>
      <span className="end-fills" aria-hidden="true">
        {points.map((n, i) =>
          n === 0 ? null : (
            <i
              key={FILLS[i]}
              className={`fill-${FILLS[i]}${n < 0 ? ' is-lost' : ''}`}
              style={{ width: `${(Math.abs(n) / most) * 100}%` }}
            />
          ),
        )}
      </span>
    </>
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points))
