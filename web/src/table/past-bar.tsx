import { Link } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Glyph, type GlyphName } from '../shell/glyph.tsx'
import { markedAt, useTable } from './context.tsx'
import { toldIn } from './journal.tsx'
import { usePastKeys } from './keys-past.ts'
import { Marked } from './marked.tsx'
import { type Past, SPEEDS, type Speed } from './past.ts'
import { stopFrom } from './stops.ts'
import './past.css'

/** Plays on, from the start where the end is reached; or stops. */
function toggle({ playing, at, last, play, pause }: Past): void {
  if (playing) pause()
  else play(at >= last ? 0 : at)
}

/** In the place of the prompt while one looks back: the way through the game. */
export function PastBar() {
  const { past, scene } = useTable()
  const { tell } = useSettings()
  const { at, last, playing, stops } = past
  const moment = tell('replay.at', { at, last, game: scene.game, round: scene.round })
  usePastKeys(past, () => toggle(past))
  return (
    <section className="prompt past" aria-label={tell('prompt.label')}>
      <div className="past-steps">
        <Step glyph="turnBack" name={tell('replay.turnBack')} to={stopFrom(stops, at, -1)} />
        <Step glyph="left" name={tell('replay.back')} to={at > 0 ? at - 1 : undefined} />
        <button type="button" className="outlined past-play" onClick={() => toggle(past)}>
          <Glyph name={playing ? 'pause' : 'play'} />
          {tell(playing ? 'replay.pause' : 'replay.play')}
        </button>
        <Step glyph="chevron" name={tell('replay.on')} to={at < last ? at + 1 : undefined} />
        <Step glyph="turnOn" name={tell('replay.turnOn')} to={stopFrom(stops, at, 1)} />
      </div>
      <div className="past-way">
        <WhatHappened />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={moment}
          onChange={({ target }) => past.goTo(Number(target.value))}
        />
      </div>
      <span className="past-at">{moment}</span>
      <SpeedChoice />
      <LeaveReplay />
    </section>
  )
}

/** Goes to a moment; without one there is nowhere to go. */
function Step({
  glyph,
  name,
  to,
}: {
  readonly glyph: GlyphName
  readonly name: string
  readonly to: number | undefined
}) {
  const { past } = useTable()
  return (
    <button
      type="button"
      className="command"
      aria-label={name}
      title={name}
      disabled={to === undefined}
      onClick={() => to !== undefined && past.goTo(to)}
    >
      <Glyph name={glyph} />
    </button>
  )
}

function SpeedChoice() {
  const { past } = useTable()
  const { tell } = useSettings()
  return (
    <select
      className="field past-speed"
      aria-label={tell('replay.speed')}
      value={past.speed}
      onChange={({ target }) => past.setSpeed(Number(target.value) as Speed)}
    >
      {SPEEDS.map(speed => (
        <option key={speed} value={speed}>
          {tell('replay.times', { speed })}
        </option>
      ))}
    </select>
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
