import type { TableCard } from '@tablee/table/wire.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { labels } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { useBrief } from './brief.tsx'
import { gameName, lowerFirst } from './names.ts'
import { stateOf } from './table-row.tsx'
import './live.css'

const SHOWN = 3

/** Games that everybody may watch. */
export function Live({ cards }: { readonly cards: readonly TableCard[] }) {
  const { tell } = useSettings()
  const [all, setAll] = useState(false)
  const shown = all ? cards : cards.slice(0, SHOWN)
  return (
    <section className="panel lb-live" aria-labelledby="live-title">
      <header>
        <h2 id="live-title">{tell('lists.watch')}</h2>
        {cards.length > shown.length && (
          <button type="button" className="quiet" onClick={() => setAll(true)}>
            {tell('lists.watchAll', { count: cards.length })}
          </button>
        )}
      </header>
      {cards.length === 0 && <p className="none">{tell('lists.watchNone')}</p>}
      <ul>
        {shown.map(card => (
          <LiveRow key={card.id} card={card} />
        ))}
      </ul>
    </section>
  )
}

function LiveRow({ card }: { readonly card: TableCard }) {
  const { tell } = useSettings()
  const { id, game, round, watchers } = card
  const [brief] = useBrief(card)
  const scores = card.scores.filter(score => score !== null).join(' · ')
  const line = [round > 0 ? tell('online.round', { game, round }) : '', lowerFirst(stateOf(card, tell))]
    .filter(Boolean)
    .join(', ')
  return (
    <li>
      <Link href={`/online/${id}`}>
        {labels[game] && <img className="thumb" src={labels[game]} alt="" />}
        <span className="lv-w">
          <b>{[gameName(game, tell), brief].filter(Boolean).join(', ')}</b>
          <span>{line}</span>
        </span>
        {scores !== '' && (
          <span className="lv-s">
            <span className="sr">{tell('lists.scores', { scores })}</span>
            <span aria-hidden="true">{scores}</span>
          </span>
        )}
        <span className="lv-e">
          <Glyph name="eye" />
          <span aria-hidden="true">{watchers}</span>
          <span className="sr">{tell('lists.spectators', { count: watchers })}</span>
        </span>
      </Link>
    </li>
  )
}
