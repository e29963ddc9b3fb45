import type { Settings } from '../settings.tsx'
import { useSettings } from '../settings.tsx'
import { labelAt, partyAt, sayAt, type TableValue, useTable } from './context.tsx'

/** A sentence of more letters is set smaller, so that the bar keeps its height. */
const LONG = 62

/** Who must do what, in a sentence, and what was refused; told to screen readers as it changes. */
export function Sentence() {
  const table = useTable()
  const settings = useSettings()
  const { mistake } = table.scene
  const asked = whatIsAsked(table, settings)
  const [head, rest] = halves(asked)
  const isLong = asked.length > LONG
  return (
    <>
      <p className={isLong ? 'ask-sentence long' : 'ask-sentence'} aria-live="polite">
        {rest ? (
          <>
            <b>{head}</b>
            {rest}
          </>
        ) : (
          head
        )}
      </p>
      {mistake && (
        <p className="ask-mistake" role="alert">
          {sayAt(table, settings, mistake)}
        </p>
      )}
    </>
  )
}

/** The sentence of the prompt bar. */
export function whatIsAsked(table: TableValue, settings: Settings): string {
  const { scene } = table
  const { tell } = settings
  if (scene.outcome) return tell('prompt.over')
  const pending = scene.face?.candidates.find(({ key }) => key === table.chosen)
  if (pending) return tell('prompt.sure', { choice: labelAt(table, settings, pending.say) })
  if (scene.face) return sayAt(table, settings, scene.face.prompt)
  const seat = scene.waiting?.seats[0]
  if (seat === undefined) return tell('prompt.over')
  const party = partyAt(table, settings, seat)
  const { kind, name } = scene.players[seat]
  return kind === 'bot' ? tell('prompt.thinks', { party }) : tell('prompt.chooses', { party, name })
}

/** What stands before a colon, which is told in bold, and the rest. */
export function halves(sentence: string): [string, string] {
  const colon = sentence.search(/\s?: /)
  if (colon < 0 || colon > 40) return [sentence, '']
  const end = sentence.indexOf(':', colon) + 1
  return [sentence.slice(0, end), sentence.slice(end)]
}
