import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { useAround } from './around.tsx'
import { PACES } from './bot-pace.ts'
import { markedAt, useTable } from './context.tsx'
import { toldIn } from './journal.tsx'
import { Marked } from './marked.tsx'
import './meanwhile.css'

/** Under the sentence while others choose: what a robot did last, or how long a person has left. */
export function MeanwhileNote() {
  const table = useTable()
  const settings = useSettings()
  const { scene } = table
  const { meanwhile } = useAround()
  const isRobot = scene.waiting?.seats.every(seat => scene.players[seat].kind === 'bot')
  const last = isRobot ? toldIn(scene.journal).at(-1) : undefined
  return (
    <>
      {last && (
        <span className="last-done">
          <Marked sentence={markedAt(table, settings, last.report)} />
        </span>
      )}
      {meanwhile?.note}
    </>
  )
}

/** In the place of the commands while others choose: what may be done meanwhile. */
export function MeanwhileCommands() {
  const { scene, source, hurry, past } = useTable()
  const { tell, pace, set } = useSettings()
  const { meanwhile } = useAround()
  const isRobot = scene.waiting?.seats.every(seat => scene.players[seat].kind === 'bot')
  return (
    <>
      {meanwhile?.buttons}
      {scene.seat === null && scene.picks > 0 && (
        <button type="button" className="outlined" onClick={() => past.play(0)}>
          <Glyph name="play" />
          {tell('table.replay')}
        </button>
      )}
      {isRobot && !source.far && scene.seat !== null && (
        <>
          <span className="passage-pace" id="bot-pace">
            {tell('passage.pace')}
          </span>
          <fieldset className="segments" aria-labelledby="bot-pace">
            {PACES.map(one => (
              <button key={one} type="button" aria-pressed={pace === one} onClick={() => set({ pace: one })}>
                {tell(`prompt.pace.${one}`)}
              </button>
            ))}
          </fieldset>
          <button type="button" className="outlined" onClick={hurry}>
            <Glyph name="skip" />
            {tell('prompt.skip')}
          </button>
        </>
      )}
    </>
  )
}
