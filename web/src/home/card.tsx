import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { hasGuide, type shelf } from '../games.ts'
import { guidedTable } from '../guide/start.ts'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { newTable } from '../source/tables.ts'
import { usualTable } from '../source/usual.ts'
import { vignettes } from './vignettes.ts'

type Game = (typeof shelf)[number]

/** A game on the shelf: its label, what it is, and one button to play at once. */
export function GameCard({ game }: { readonly game: Game }) {
  const { tell } = useSettings()
  const [min, max] = game.players
  const [short, long] = game.minutes
  return (
    <article className={`game-card g-${game.id}`}>
      <img src={vignettes[game.id]} alt="" width="250" height="212" />
      <div className="game-body">
        <h2>{tell(`game.${game.id}`)}</h2>
        <p>{tell(`game.${game.id}.line`)}</p>
        <dl>
          <div>
            <dt>
              <Glyph name="people" />
              <span className="sr">{tell('home.playersLabel')}</span>
            </dt>
            <dd>{tell('home.players', { min, max })}</dd>
          </div>
          <div>
            <dt>
              <Glyph name="clock" />
              <span className="sr">{tell('home.minutesLabel')}</span>
            </dt>
            <dd>{tell('home.minutes', { min: short, max: long })}</dd>
          </div>
          <div>
            <dt>
              <Glyph name="weight" />
              <span className="sr">{tell('home.weightLabel')}</span>
            </dt>
            <dd>
              <span className="dots" aria-hidden="true">
                {[1, 2, 3, 4, 5].map(dot => (
                  <i key={dot} className={dot <= game.weight ? 'on' : undefined} />
                ))}
              </span>
              {tell('home.weight', { weight: game.weight })}
            </dd>
          </div>
        </dl>
        {game.playable ? (
          <PlayButtons id={game.id} together={game.together} />
        ) : (
          <p className="coming">{tell('home.coming')}</p>
        )}
      </div>
    </article>
  )
}

function PlayButtons({ id, together }: { readonly id: Game['id']; readonly together: boolean }) {
  const { tell } = useSettings()
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const play = async () => {
    setBusy(true)
    const table = await newTable(usualTable(id, tell))
    go(`/table/${table}`)
  }
  const learn = async () => {
    setBusy(true)
    const table = await guidedTable(id, tell)
    if (table !== null) go(`/table/${table}`)
  }
  return (
    <div className="game-acts">
      <button
        type="button"
        className="game-play"
        disabled={busy}
        aria-label={tell('home.playNow', { game: tell(`game.${id}`), together })}
        onClick={play}
      >
        {tell('home.play')}
      </button>
      <Link className="game-set" href={`/play/${id}`}>
        {tell('home.prepare')}
      </Link>
      {hasGuide(id) && (
        <button
          type="button"
          className="game-learn"
          disabled={busy}
          aria-label={tell('guide.startLine', { game: tell(`game.${id}`) })}
          onClick={learn}
        >
          <Glyph name="book" />
          {tell('guide.start')}
        </button>
      )}
    </div>
  )
}
