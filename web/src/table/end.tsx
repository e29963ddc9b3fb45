import { useState } from 'react'
import { useSettings } from '../settings.tsx'
import { Chart } from './chart.tsx'
import { partyAt, sayAt, useTable } from './context.tsx'
import { download } from './download.ts'
import { useRematch } from './rematch.ts'
import { ReplayLink } from './replay-link.tsx'

/** The end: who won and why, the scores, how they came about, and what next. */
export function EndPanel() {
  const table = useTable()
  const settings = useSettings()
  const again = useRematch()
  const [closed, setClosed] = useState(false)
  const { scene, source, id, past } = table
  const { tell } = settings
  const { outcome, players, cast } = scene
  if (!outcome || closed || past.scene) return null
  const scores = scene.scores.at(-1)?.scores ?? []
  const names = [
    ...outcome.winners.map(seat => partyAt(table, settings, seat)),
    ...(outcome.rivals ?? []).map(party => table.parts.outline?.partyName(party, settings.language) ?? party),
  ]
  const seats = cast.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a))
  function rank(seat: number): number {
    return (outcome?.winners.includes(seat) ? 1000 : 0) + (scores[seat] ?? 0)
  }
  const together = table.parts.board?.arrangement === 'together'
  const save = async () => download(`${scene.game}-${id}.json`, await source.save())
  return (
    <section className="panel end" aria-labelledby="end-title">
      <h2 id="end-title">
        {together ? tell('end.together', { won: outcome.winners.length > 0 }) : tell('end.won', { names })}
      </h2>
      <p>{sayAt(table, settings, outcome.why)}</p>
      <div className="end-facts">
        <table className="words">
          <thead>
            <tr>
              <th scope="col">{tell(together ? 'end.character' : 'end.party')}</th>
              <th scope="col">{tell('end.player')}</th>
              {scores.length > 0 && (
                <th scope="col" className="number">
                  {tell('end.score')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {seats.map(seat => (
              <tr key={cast[seat]} className={`f-${cast[seat]} of-party`}>
                <th scope="row">{partyAt(table, settings, seat)}</th>
                <td>{players[seat].name}</td>
                {scores.length > 0 && <td className="number">{scores[seat] ?? '–'}</td>}
              </tr>
            ))}
          </tbody>
        </table>
        <Chart />
      </div>
      <div className="end-acts">
        {again && (
          <button type="button" className="solid" onClick={again}>
            {tell('end.again')}
          </button>
        )}
        <ReplayLink className="outlined" />
        <button type="button" className="outlined" onClick={save}>
          {tell('table.save')}
        </button>
        <button type="button" className="plain" onClick={() => setClosed(true)}>
          {tell('end.look')}
        </button>
      </div>
    </section>
  )
}
