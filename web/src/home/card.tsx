import type { Meta } from '@tablee/kernel'
import { type CSSProperties, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { guidesFor, labels } from '../games.ts'
import { Learn } from '../guide/learn.tsx'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { newTable } from '../source/tables.ts'
import { usualTable } from '../source/usual.ts'

/** A game on the shelf: its label, what it is, and one button to play at once. */
export function GameCard({ game }: { readonly game: Meta }) {
  const { tell, language } = useSettings()
  const [min, max] = game.players
  const [short, long] = game.minutes
  return (
    <article className="game-card" style={coloursOf(game)}>
      <img src={labels[game.id]} alt="" width="250" height="212" />
      <div className="game-body">
        <h2>{game.title[language]}</h2>
        <p>{game.line[language]}</p>
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
        {game.stage === 'offered' ? (
          <PlayButtons game={game} />
        ) : (
          <p className="coming">{tell('home.coming')}</p>
        )}
      </div>
    </article>
  )
}

/** The colours of a game, for whatever is drawn inside. */
const coloursOf = ({ colours: { solid, light, dark } }: Meta) =>
  ({ '--g': solid, '--gi': `light-dark(${light}, ${dark})` }) as CSSProperties

function PlayButtons({ game: { id, title, modes } }: { readonly game: Meta }) {
  const { tell, language } = useSettings()
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const play = async () => {
    setBusy(true)
    const table = await newTable(usualTable(id, tell))
    go(`/table/${table}`)
  }
  return (
    <div className="game-acts">
      <button
        type="button"
        className="game-play"
        disabled={busy}
        aria-label={tell('home.playNow', { game: title[language], together: modes.includes('together') })}
        onClick={play}
      >
        {tell('home.play')}
      </button>
      <Link className="game-set" href={`/play/${id}`}>
        {tell('home.prepare')}
      </Link>
      {guidesFor(id) > 0 && (
        <Learn game={id} className="game-learn" label={tell('guide.startLine', { game: title[language] })}>
          <Glyph name="book" />
          {tell('guide.start', { games: guidesFor(id) })}
        </Learn>
      )}
    </div>
  )
}
