import type { PlayedGame } from '@tablee/table/api.ts'
import { useState } from 'react'
import { guidesFor, optionsOf, shelf } from '../games.ts'
import { Learn } from '../guide/learn.tsx'
import { useSettings } from '../settings.tsx'
import { Empty } from '../shell/empty.tsx'
import { useOfGame } from '../shell/use-of-game.ts'
import { useParts } from '../table/use-source.ts'
import { gameName } from './names.ts'
import { type Statistic, statisticsOf } from './record.ts'
import './statistics.css'

/** How somebody plays: by game, as each party and in each scenario. */
export function Statistics({
  games,
  own = false,
}: {
  readonly games: readonly PlayedGame[]
  /** Whoever looks at their own is shown how to come by some. */
  readonly own?: boolean
}) {
  const { tell } = useSettings()
  const over = games.filter(({ winners, left }) => winners !== null && !left)
  const ids = [...new Set(over.map(({ game }) => game))]
  const [chosen, setChosen] = useState('')
  const game = ids.includes(chosen) ? chosen : ids[0]
  return (
    <section className="panel hp-stat" aria-labelledby="stat-title">
      <header>
        <h2 id="stat-title">{tell('history.statistics')}</h2>
        {ids.length > 1 && (
          <fieldset className="segments">
            <legend className="sr">{tell('newTable.game')}</legend>
            {ids.map(id => (
              <button key={id} type="button" aria-pressed={id === game} onClick={() => setChosen(id)}>
                {gameName(id, tell)}
              </button>
            ))}
          </fieldset>
        )}
      </header>
      {game === undefined ? (
        <Empty drawing="chart" title={tell('history.nothing.title')} line={tell('history.nothing.line')}>
          {own && <FirstGame />}
        </Empty>
      ) : (
        <OfGame game={game} games={over.filter(one => one.game === game)} />
      )}
    </section>
  )
}

/** The way to a first game that can be counted: a guided one. */
function FirstGame() {
  const { tell, language } = useSettings()
  const game = shelf.find(({ id }) => guidesFor(id) > 0)
  if (!game) return null
  return (
    <Learn game={game.id} className="outlined">
      {tell('history.nothing.out', { game: game.title[language] })}
    </Learn>
  )
}

function OfGame({ game, games }: { readonly game: string; readonly games: readonly PlayedGame[] }) {
  const { tell, language } = useSettings()
  const parts = useParts(game, language)
  const words = useOfGame(optionsOf, game)
  const partyName = (party: string) => parts?.outline?.partyName(party, language) ?? party
  const scenarios = statisticsOf(games, ({ options }) => words?.brief?.(options, language)[0] ?? '')
  return (
    <>
      <Counts
        title={tell('history.count', { count: games.length, game: gameName(game, tell) })}
        rows={statisticsOf(games, ({ cast, seat }) => cast[seat] ?? '')}
        name={partyName}
        colour
      />
      {scenarios.some(({ what }) => what !== '') && (
        <Counts title={tell('history.scenarios')} rows={scenarios} name={what => what} />
      )}
    </>
  )
}

function Counts({
  title,
  rows,
  name,
  colour = false,
}: {
  readonly title: string
  readonly rows: readonly Statistic[]
  readonly name: (what: string) => string
  readonly colour?: boolean
}) {
  const { tell, language } = useSettings()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col" className="r">
            {tell('history.played')}
          </th>
          <th scope="col" className="r">
            {tell('history.wonShare')}
          </th>
          <th scope="col" className="r">
            {tell('history.mean')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, played, won, mean }) => (
          <tr key={what} className={colour ? `f-${what}` : undefined}>
            <th scope="row">{name(what)}</th>
            <td className="r">{played}</td>
            <td className="r">
              <meter className="wb" min={0} max={played} value={won} aria-hidden="true" />
              <b>{tell('history.share', { share: Math.round((won / played) * 100) })}</b>
            </td>
            <td className="r">
              {mean === null
                ? '·'
                : mean.toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
