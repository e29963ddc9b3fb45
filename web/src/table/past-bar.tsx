import { Link } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { markedAt, useTable } from './context.tsx'
import { toldIn } from './journal.tsx'
import { Marked } from './marked.tsx'

/** In the place of the prompt while one looks back: the way through the game. */
export function PastBar() {
  const { past } = useTable()
  const { tell } = useSettings()
  const { at, last, playing } = past
  return (
    <section className="prompt past" aria-label={tell('prompt.label')}>
      <div className="past-steps">
        <button
          type="button"
          className="command"
          aria-label={tell('replay.back')}
          disabled={at <= 0}
          onClick={() => past.goTo(at - 1)}
        >
          <Glyph name="left" />
        </button>
        <button
          type="button"
          className="outlined"
          onClick={() => (playing ? past.pause() : past.play(at >= last ? 0 : at))}
        >
          <Glyph name={playing ? 'pause' : 'play'} />
          {tell(playing ? 'replay.pause' : 'replay.play')}
        </button>
        <button
          type="button"
          className="command"
          aria-label={tell('replay.on')}
          disabled={at >= last}
          onClick={() => past.goTo(at + 1)}
        >
          <Glyph name="chevron" />
        </button>
      </div>
      <div className="past-way">
        <WhatHappened />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={tell('replay.at', { at, last })}
          onChange={({ target }) => past.goTo(Number(target.value))}
        />
      </div>
      <span className="past-at">{tell('replay.at', { at, last })}</span>
      <LeaveReplay />
    </section>
  )
}

/** The last thing that was reported by the moment that is shown. */
function WhatHappened() {
  const table = useTable()
  const settings = useSettings()
  const last = toldIn(table.scene.journal).at(-1)
  return <p className="past-what">{last && <Marked sentence={markedAt(table, settings, last.report)} />}</p>
}

function LeaveReplay() {
  const { past, id } = useTable()
  const { tell } = useSettings()
  const isReplay = location.pathname.startsWith('/replay/')
  if (isReplay)
    return (
      <Link className="solid" href={`/table/${id}`}>
        {tell('replay.close')}
      </Link>
    )
  return (
    <button type="button" className="solid" onClick={() => past.close()}>
      {tell('replay.close')}
    </button>
  )
}
