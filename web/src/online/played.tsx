import { useState } from 'react'
import { Link } from 'wouter'
import { labels } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { Empty } from '../shell/empty.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { useParts } from '../table/use-source.ts'
import type { Tell } from '../words.ts'
import { useBrief } from './brief.tsx'
import { Faces } from './faces.tsx'
import type { ListedGame } from './here.ts'
import { gameName } from './names.ts'
import { resultOf } from './record.ts'
import './played.css'

const SHOWN = 12

/** Games that are over: when, which, as whom, how they ended, with whom. */
export function Played({ games }: { readonly games: readonly ListedGame[] }) {
  const { tell } = useSettings()
  const [all, setAll] = useState(false)
  const [wanted, setWanted] = useState('')
  const found = games.filter(one => isFound(one, wanted, tell))
  const shown = all ? found : found.slice(0, SHOWN)
  return (
    <section className="panel hp-done" aria-labelledby="played-title">
      <header>
        <h2 id="played-title">{tell('history.over')}</h2>
        {games.length > 0 && (
          <label className="hp-s">
            <Glyph name="search" />
            <span className="sr">{tell('history.search')}</span>
            <input
              type="search"
              placeholder={tell('history.search')}
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          </label>
        )}
      </header>
      {games.length === 0 ? (
        <Empty drawing="chart" title={tell('history.none.title')} line={tell('history.none.line')}>
          <Link className="outlined" href="/">
            {tell('history.none.out')}
          </Link>
        </Empty>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{tell('history.date')}</th>
              <th scope="col">{tell('history.game')}</th>
              <th scope="col">{tell('history.as')}</th>
              <th scope="col">{tell('history.result')}</th>
              <th scope="col" className="r">
                {tell('history.points')}
              </th>
              <th scope="col">{tell('history.with')}</th>
              <th scope="col">
                <span className="sr">{tell('history.look')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(game => (
              <PlayedRow key={game.table} game={game} />
            ))}
          </tbody>
        </table>
      )}
      {found.length > shown.length && (
        <button type="button" className="quiet hp-more" onClick={() => setAll(true)}>
          {tell('history.more', { count: found.length - shown.length })}
        </button>
      )}
    </section>
  )
}

function isFound(game: ListedGame, wanted: string, tell: Tell): boolean {
  const words = [gameName(game.game, tell), game.title, ...game.with.map(({ name }) => name)]
  return words.join(' ').toLowerCase().includes(wanted.trim().toLowerCase())
}

function PlayedRow({ game }: { readonly game: ListedGame }) {
  const { tell, language } = useSettings()
  const parts = useParts(game.game, language)
  const [brief] = useBrief(game)
  const party = game.cast[game.seat]
  const as = parts === null || party === undefined ? '' : (parts.outline?.partyName(party, language) ?? party)
  const Seal = parts?.board?.Seal
  const result = resultOf(game)
  const date = new Date(game.at)
  const mark =
    result.kind === 'won' ? 'win' : result.kind === 'rank' && result.rank < result.of ? 'mid' : 'loss'
  return (
    <tr>
      <td>
        <time dateTime={date.toISOString()}>
          {date.toLocaleDateString(language, { day: 'numeric', month: 'short' })}
        </time>
      </td>
      <td>
        <span className="hp-gm">
          {labels[game.game] && <img className="thumb" src={labels[game.game]} alt="" />}
          <span>
            <b>{gameName(game.game, tell)}</b>
            {game.isHere && <small>{tell('history.here')}</small>}
          </span>
        </span>
      </td>
      <td>
        <span className="hp-c">
          {Seal && party !== undefined && <Seal party={party} size={24} />}
          {[as, brief].filter(Boolean).join(', ')}
        </span>
      </td>
      <td>
        <span className={`res-p ${mark}`}>
          {result.kind === 'rank'
            ? tell('history.rank', result)
            : result.kind === 'lost'
              ? tell('history.lost', { game: game.game, round: result.round })
              : tell(`history.${result.kind}`)}
        </span>
      </td>
      <td className="r">{game.scores[game.seat] ?? '·'}</td>
      <td>
        <Faces
          chairs={game.with.map(({ kind, name }) => ({
            kind,
            name,
            here: false,
            ...(kind === 'bot' && { level: '' }),
          }))}
        />
      </td>
      <td className="hp-x">
        <Link
          href={`/${game.isHere ? 'table' : 'online'}/${game.table}`}
          aria-label={tell('history.lookAt', { game: game.title || gameName(game.game, tell) })}
        >
          <Glyph name="play" />
        </Link>
      </td>
    </tr>
  )
}
